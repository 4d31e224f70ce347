type Visited = { readonly location: Pick<Location, 'search'>; readonly localStorage: Pick<Storage, 'getItem'> }

export function isDebugging(window: Visited): boolean {
  if (new URLSearchParams(window.location.search).has('debug')) return true
  try {
    return window.localStorage.getItem('debug') !== null
  } catch {
    return false
  }
}
