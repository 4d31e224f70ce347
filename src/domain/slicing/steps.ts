export type Steps<Result> = Generator<undefined, Result, undefined>

export function runAllSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

export function* mapInSteps<Item, Made>(items: readonly Item[], make: (item: Item) => Made): Steps<Made[]> {
  const made: Made[] = []
  for (const item of items) {
    made.push(make(item))
    yield
  }
  return made
}

export type Slicing = {
  readonly now: () => number
  readonly yieldControl: () => Promise<void>
  readonly longest: number
}

export async function runStepsInSlices<Result>(steps: Steps<Result>, slicing: Slicing): Promise<Result> {
  const { now, yieldControl, longest } = slicing
  let start = now()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    if (now() - start < longest) continue
    await yieldControl()
    start = now()
  }
}
