export type Steps<Result> = Generator<undefined, Result, undefined>

export function runAllSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

export function* mapInSteps<Item, Output>(items: readonly Item[], make: (item: Item) => Output): Steps<Output[]> {
  const made: Output[] = []
  for (const item of items) {
    made.push(make(item))
    yield
  }
  return made
}

export type SliceOptions = {
  readonly now: () => number
  readonly yieldControl: () => Promise<void>
  readonly longest: number
}

export async function runStepsInSlices<Result>(steps: Steps<Result>, slicing: SliceOptions): Promise<Result> {
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
