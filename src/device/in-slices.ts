import { takeStepsInSlices, type Steps } from '#domain/slicing/steps.ts'
import { giveWay } from './give-way.ts'

/** Half a frame, in milliseconds. */
const longest = 8

export const inSlices = <Result>(steps: Steps<Result>): Promise<Result> =>
  takeStepsInSlices(steps, { now: () => performance.now(), giveWay, longest })
