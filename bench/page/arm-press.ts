type Answer = {
  readonly selector: string
  readonly label?: string
  readonly reads: 'text' | 'open' | 'aria-pressed' | 'aria-disabled'
}

export type ExpectedAnswer = { readonly answer: Answer }

export type AnswerTiming = {
  readonly afterPress: number
  readonly afterArrival: number
  /** Longest event of the press until the next paint; 0 when all took under 16 ms. */
  readonly interaction: number
}

declare global {
  var benchPress: { readonly answered: Promise<AnswerTiming>; readonly isStill: () => boolean }
}

/** Runs in the page, so it cannot use this module's scope. */
export function armPress({ answer: { selector, label, reads } }: ExpectedAnswer) {
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
  const { promise: answered, resolve } = Promise.withResolvers<AnswerTiming>()
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
