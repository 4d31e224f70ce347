type DebugWindow = { readonly location: Pick<Location, 'search'>; readonly localStorage: Pick<Storage, 'getItem'> }

export function isDebugging(window: DebugWindow): boolean {
  if (new URLSearchParams(window.location.search).has('debug')) return true
  try {
    return window.localStorage.getItem('debug') !== null
  } catch {
    return false
  }
}
