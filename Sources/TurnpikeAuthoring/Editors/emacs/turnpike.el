;;; Routes files of Turnpike, for Emacs with eglot: lines for init.el  -*- lexical-binding: t -*-
(define-derived-mode routes-mode prog-mode "Routes"
  "Routes files of Turnpike."
  (setq-local comment-start "# ")
  (setq-local comment-end "")
  (setq-local indent-tabs-mode nil)
  (setq font-lock-defaults
        '((("\\(?:^\\|[ \t]\\)\\(#.*\\)$" 1 'font-lock-comment-face)
           ("^[ \t]*\\(///.*\\)$" 1 'font-lock-doc-face)
           ("^[ \t]*\\(access\\|attribute\\|enum\\|import\\|origin\\|query\\|type\\)[ \t]"
            1 'font-lock-keyword-face)
           ("->[ \t]*\\(?:mount[ \t]+\\)?\\([A-Z][A-Za-z0-9_.]*\\)" 1 'font-lock-type-face)
           ("[ \t]\\(mount\\|as\\)[ \t]" 1 'font-lock-keyword-face)
           ("[:*]\\([A-Za-z_][A-Za-z0-9_]*\\)" 1 'font-lock-variable-name-face)
           ("@[A-Za-z_][A-Za-z0-9_]*" . 'font-lock-preprocessor-face)))))
(add-to-list 'auto-mode-alist '("\\.routes\\'" . routes-mode))
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs
               '(routes-mode . ("@TOOL@" "language-server"))))
(add-hook 'routes-mode-hook #'eglot-ensure)
