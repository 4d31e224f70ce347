/** What of a page says that a press was answered: an attribute of the first that is found, or the text of all. */
type Answer = {
  readonly selector: string
  readonly label?: string
  readonly reads: 'text' | 'open' | 'aria-pressed' | 'aria-disabled'
}

/** What answers to a press. */
export type Expected = { readonly answer: Answer }

/** When a press was answered on the screen, in milliseconds. */
export type Answered = {
  readonly afterPress: number
  readonly afterArrival: number
  /** The longest of the events of the press, each with the next paint; 0 where all took less than 16 ms. */
  readonly interaction: number
}

declare global {
  var benchPress: { readonly answered: Promise<Answered>; readonly isStill: () => boolean }
}

/** Runs in the page: waits for the next press of a finger, a mouse or a key, and for its answer. */
export function armPress({ answer: { selector, label, reads } }: Expected) {
  const read = () => {
    const found = benchFind(selector, label)
    if (reads === 'text') return found.map(({ textContent }) => textContent).join('\n')
    return `${found[0] ? found[0].getAttribute(reads) : 'gone'}`
  }
  const [before, earlier] = [read(), new Set(Object.keys(benchVitals.interactions))]
  const isAnswered = () => read() !== before && document.querySelector('main [aria-busy=true]') === null
  const interaction = () => {
    const now = Object.entries(benchVitals.interactions).filter(([id]) => !earlier.has(id))
    return Math.max(0, ...now.map(([, duration]) => duration))
  }
  const { promise: answered, resolve } = Promise.withResolvers<Answered>()
  const wait = async ({ timeStamp: pressedAt }: Event) => {
    while (!isAnswered()) await new Promise((done) => requestAnimationFrame(done))
    const painted = await benchPainted()
    // The browser tells of its events a little after they were painted.
    await new Promise((done) => setTimeout(done, 300))
    resolve({ afterPress: painted - pressedAt, afterArrival: painted, interaction: interaction() })
  }
  const first = new AbortController()
  const start = (event: Event) => {
    first.abort()
    void wait(event)
  }
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, start, { capture: true, signal: first.signal })
  globalThis.benchPress = { answered, isStill: isAnswered }
}
