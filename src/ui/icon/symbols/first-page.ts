export const firstPageIcon = {
  box: '0 -960 960 960',
  path: 'M240-240v-480h60v480h-60Zm447-3L453-477l234-234 43 43-191 191 191 191-43 43Z',
}
