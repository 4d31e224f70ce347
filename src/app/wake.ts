import { late } from '#late/late.ts'
import { whenActivated } from './when-activated.ts'
const intents = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

/** Keeps a press on a button that is not hydrated yet. @returns what repeats the press, once it is */
function keepPress(window: Window): () => void {
  let pressed: HTMLElement | null = null
  const keep = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null
  }
  window.addEventListener('click', keep)
  return () => {
    window.removeEventListener('click', keep)
    if (pressed?.isConnected) pressed.click()
  }
}

async function hydrate(repeatPress: () => void) {
  const { hydrated } = await late(() => import('./entry-browser.tsx'))
  await hydrated
  repeatPress()
}

/** Loads the application once: when the page has loaded and is idle, or at the first touch, key or focus. */
function wake(window: Window & typeof globalThis) {
  const repeatPress = keepPress(window)
  const intended = new AbortController()
  const start = () => {
    if (intended.signal.aborted) return
    intended.abort()
    void hydrate(repeatPress)
  }
  const startWhenIdle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 2000 })
    else setTimeout(start, 200)
  }
  for (const intent of intents) window.addEventListener(intent, start, { passive: true, signal: intended.signal })
  if (window.document.readyState === 'complete') startWhenIdle()
  else window.addEventListener('load', startWhenIdle, { once: true })
}

void whenActivated(document).then(() => wake(window))
