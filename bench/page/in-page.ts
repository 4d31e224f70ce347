type Find = (selector: string, label?: string) => ReadonlyArray<HTMLElement>

declare global {
  var benchFind: Find
  /** Asked for in a frame before it is drawn, settles after. @returns milliseconds since navigation */
  var benchPainted: () => Promise<number>
}

export function installBench() {
  globalThis.benchFind = (selector, label) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        (label === undefined || element.textContent.trim() === label),
    )
  globalThis.benchPainted = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => {
        resolve(performance.now())
        port1.close()
      })
      port1.start()
      port2.postMessage(null)
    })
}
