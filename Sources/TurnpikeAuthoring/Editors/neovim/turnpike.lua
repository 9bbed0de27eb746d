-- Routes files of Turnpike, for Neovim 0.7 and later: ~/.config/nvim/plugin/turnpike.lua
local clients = {}
vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
  pattern = "*.routes",
  callback = function() vim.bo.filetype = "routes" end,
})
vim.api.nvim_create_autocmd("FileType", {
  pattern = "routes",
  callback = function(event)
    vim.bo[event.buf].commentstring = "# %s"
    vim.cmd([[
      syntax match Comment "\(^\|\s\)\@<=#.*$"
      syntax match Comment "^\s*///.*$"
      syntax match Statement "^\s*\(access\|attribute\|enum\|import\|origin\|query\|type\)\ze\s"
      syntax match Operator "->\|=>"
      syntax match Type "\(->\s*\(mount\s\+\)\?\)\@<=[A-Z][A-Za-z0-9_.]*"
      syntax match Keyword "\s\@<=\(mount\|as\)\ze\s"
      syntax match Identifier "[:*][A-Za-z_][A-Za-z0-9_]*"
      syntax match PreProc "@[A-Za-z_][A-Za-z0-9_]*"
    ]])
    local folder = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(event.buf), ":p:h")
    local manifest = vim.fn.findfile("Package.swift", vim.fn.escape(folder, " ,;") .. ";")
    local root = manifest == "" and folder or vim.fn.fnamemodify(manifest, ":p:h")
    local config = {
      name = "turnpike",
      cmd = { "@TOOL@", "language-server" },
      root_dir = root,
    }
    if vim.lsp.start then
      vim.lsp.start(config)
    else
      clients[root] = clients[root] or vim.lsp.start_client(config)
      vim.lsp.buf_attach_client(event.buf, clients[root])
      -- Neovim 0.8 and later set this themselves.
      vim.bo[event.buf].omnifunc = "v:lua.vim.lsp.omnifunc"
    end
  end,
})
