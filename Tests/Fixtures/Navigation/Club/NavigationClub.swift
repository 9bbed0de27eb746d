// The routes are in Club.routes.
