/** What one key cost on a page, in milliseconds. */
export type KeyTimes = { readonly painted: ReadonlyArray<number>; readonly longTasks: ReadonlyArray<number> }

/**
 * Runs in the page: types texts into its search field, one at a time, and waits after each until its results are painted.
 * The results are those of the text when nothing says `aria-busy`; painted is the first frame that shows them.
 */
export async function timeKeys({ field, texts }: { field: string; texts: ReadonlyArray<string> }): Promise<KeyTimes> {
  const input = document.querySelector<HTMLInputElement>(field)
  if (!input) throw new Error(`There is no ${field}.`)
  const longTasks: number[] = []
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  })
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const settled = () =>
    new Promise<void>((resolve) => {
      const isSettled = () => !document.querySelector('[aria-busy=true]')
      if (isSettled()) return resolve()
      const watcher = new MutationObserver(() => {
        if (!isSettled()) return
        watcher.disconnect()
        resolve()
      })
      watcher.observe(document.body, { subtree: true, attributeFilter: ['aria-busy'] })
    })
  const afterPaint = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now()))
        port1.start()
        port2.postMessage(null)
      })
    })
  const painted: number[] = []
  for (const text of texts) {
    const start = performance.now()
    setValue?.call(input, text)
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await settled()
    painted.push((await afterPaint()) - start)
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  return { painted, longTasks }
}
