export type KeystrokeTimings = { readonly painted: ReadonlyArray<number>; readonly longTasks: ReadonlyArray<number> }

type Keystrokes = { readonly field: string; readonly texts: ReadonlyArray<string> }

export async function measureKeystrokes({ field, texts }: Keystrokes): Promise<KeystrokeTimings> {
  const input = document.querySelector<HTMLInputElement>(field)
  if (!input) throw new Error(`There is no ${field}.`)
  const [painted, longTasks]: [number[], number[]] = [[], []]
  const collectTasks = (list: PerformanceObserverEntryList) =>
    longTasks.push(...list.getEntries().map((task) => task.duration))
  new PerformanceObserver(collectTasks).observe({ type: 'longtask' })
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  let notifyChange = () => {}
  new MutationObserver(() => notifyChange()).observe(document.body, { subtree: true, attributeFilter: ['aria-busy'] })
  const nextChange = () => new Promise<void>((resolve) => (notifyChange = resolve))
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const { port1, port2 } = new MessageChannel()
  port1.start()
  const nextTask = () => new Promise((resolve) => port1.addEventListener('message', resolve, { once: true }))
  for (const text of texts) {
    const start = performance.now()
    setValue?.call(input, text)
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    while (document.querySelector('[aria-busy=true]')) await nextChange()
    await nextFrame()
    port2.postMessage(null)
    await nextTask()
    painted.push(performance.now() - start)
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  return { painted, longTasks }
}
