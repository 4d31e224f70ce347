const starters = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

let started = false
let pressed: HTMLElement | null = null

/** A press on a button that is not alive yet is kept and repeated once it is. */
function keepPress({ target }: Event) {
  pressed = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null
}

/** Loads the application once: when the page has loaded and is idle, or at the first touch, key or focus. */
function start() {
  if (started) return
  started = true
  for (const type of starters) removeEventListener(type, start)
  void comeAlive()
}

async function comeAlive() {
  const { alive } = await import('./entry-browser.tsx')
  await alive
  removeEventListener('click', keepPress)
  if (pressed?.isConnected) pressed.click()
}

function startWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)
}

for (const type of starters) addEventListener(type, start, { passive: true })
addEventListener('click', keepPress)
if (document.readyState === 'complete') startWhenIdle()
else addEventListener('load', startWhenIdle, { once: true })
