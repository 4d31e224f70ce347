export function whenIdle(window: Window & typeof globalThis, act: () => void): void {
  const { document } = window
  const rest = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: 2000 })
    else setTimeout(act, 200)
  }
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest, { once: true })
}
