// The routes are in Navigation.routes.
