/** The parts of a page that are to be seen, by a selector, and by all that they say where it is given. */
type Find = (selector: string, label?: string) => ReadonlyArray<HTMLElement>

declare global {
  var benchFind: Find
  /** Settles once the frame is drawn that shows what stands there now. @returns the moment, in milliseconds after arrival */
  var benchPainted: () => Promise<number>
}

/** Runs in a page before anything else of it. */
export function installBench() {
  globalThis.benchFind = (selector, label) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        (label === undefined || element.textContent.trim() === label),
    )
  globalThis.benchPainted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now()))
        port1.start()
        port2.postMessage(null)
      })
    })
}
