import { takeStepsInSlices, type Steps } from '#domain/slicing/steps.ts'

/** Half a frame, in milliseconds: what others wait for then comes in time for the next. */
const longest = 8

type Yielding = { readonly scheduler?: { readonly yield?: () => Promise<void> } }

/** Lets the browser answer those who wait; where it knows how, it comes back here before it begins something else. */
function giveWay(): Promise<void> {
  const { scheduler } = globalThis as Yielding
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}

/** Does long work in slices of 8 ms, between which the page still scrolls and answers. */
export const inSlices = <Result>(steps: Steps<Result>): Promise<Result> =>
  takeStepsInSlices(steps, { now: () => performance.now(), giveWay, longest })
