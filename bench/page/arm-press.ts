type Answer = {
  readonly selector: string
  readonly label?: string
  readonly reads: 'text' | 'open' | 'aria-pressed' | 'aria-disabled'
}

export type ExpectedAnswer = { readonly answer: Answer }

declare global {
  var benchPress: {
    /** In milliseconds after the press. */
    readonly painted: Promise<number>
    readonly isStill: () => boolean
    /** Longest event of the press until the next paint; 0 when all took under 16 ms. */
    readonly interaction: () => number
  }
}

/** Runs in the page, so it cannot use this module's scope. */
export function armPress({ answer: { selector, label, reads } }: ExpectedAnswer) {
  const read = () =>
    benchFind(selector, label)
      .map((found) => (reads === 'text' ? found.textContent : `${found.getAttribute(reads)}`))
      .join('\n')
  const [before, earlier] = [read(), new Set(Object.keys(benchVitals.interactions))]
  const isAnswered = () => read() !== before && document.querySelector('main [aria-busy=true]') === null
  const interaction = () => {
    const now = Object.entries(benchVitals.interactions).filter(([id]) => !earlier.has(id))
    return Math.max(0, ...now.map(([, duration]) => duration))
  }
  const { promise: painted, resolve } = Promise.withResolvers<number>()
  const wait = async ({ timeStamp: pressedAt }: Event) => {
    do await new Promise((done) => requestAnimationFrame(done))
    while (!isAnswered())
    resolve((await benchPainted()) - pressedAt)
  }
  const first = new AbortController()
  const start = (event: Event) => {
    first.abort()
    void wait(event)
  }
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, start, { capture: true, signal: first.signal })
  globalThis.benchPress = { painted, isStill: isAnswered, interaction }
}
