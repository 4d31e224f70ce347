import { takeStepsInSlices, type Steps } from '#domain/slicing/steps.ts'
import { giveWay } from './give-way.ts'

/** Half a frame, in milliseconds: what others wait for then comes in time for the next. */
const longest = 8

/** Does long work in slices of 8 ms, between which the page still scrolls and answers. */
export const inSlices = <Result>(steps: Steps<Result>): Promise<Result> =>
  takeStepsInSlices(steps, { now: () => performance.now(), giveWay, longest })
