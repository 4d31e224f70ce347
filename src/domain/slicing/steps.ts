/** Work that can pause after each of its steps, none of which takes long, and that ends with a result. */
export type Steps<Result> = Generator<undefined, Result, undefined>

/** Takes all steps at once. */
export function takeSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Makes one thing of each item, with a pause after each. */
export function* mapInSteps<Item, Made>(items: readonly Item[], make: (item: Item) => Made): Steps<Made[]> {
  const made: Made[] = []
  for (const item of items) {
    made.push(make(item))
    yield
  }
  return made
}

/** How slices of work are cut. */
export type Slicing = {
  /** The time, in milliseconds. */
  readonly now: () => number
  /** Lets others go first; resolves when the next slice may begin. */
  readonly giveWay: () => Promise<void>
  /** How long a slice may take before others go first, in milliseconds. */
  readonly longest: number
}

/** Takes the steps in slices, between which others have their turn. */
export async function takeStepsInSlices<Result>(steps: Steps<Result>, slicing: Slicing): Promise<Result> {
  const { now, giveWay, longest } = slicing
  let start = now()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    if (now() - start < longest) continue
    await giveWay()
    start = now()
  }
}
