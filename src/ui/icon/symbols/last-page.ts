export const lastPageIcon = {
  box: '0 -960 960 960',
  path: 'm272-245-43-43 192-192-192-192 43-43 235 235-235 235Zm388 5v-480h60v480h-60Z',
}
