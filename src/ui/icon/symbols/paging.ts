export const chevronLeftIcon = { box: '0 -960 960 960', path: 'M561-240 320-481l241-241 43 43-198 198 198 198-43 43Z' }

export const filterListIcon = {
  box: '0 -960 960 960',
  path: 'M400-240v-60h160v60H400ZM240-450v-60h480v60H240ZM120-660v-60h720v60H120Z',
}

export const firstPageIcon = {
  box: '0 -960 960 960',
  path: 'M240-240v-480h60v480h-60Zm447-3L453-477l234-234 43 43-191 191 191 191-43 43Z',
}

export const lastPageIcon = {
  box: '0 -960 960 960',
  path: 'm272-245-43-43 192-192-192-192 43-43 235 235-235 235Zm388 5v-480h60v480h-60Z',
}
