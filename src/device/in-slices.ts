import { runStepsInSlices, type Steps } from '#domain/slicing/steps.ts'
import { yieldToMain } from './give-way.ts'

/** Half a frame, in milliseconds. */
const longest = 8

export const inSlices = <Result>(steps: Steps<Result>): Promise<Result> =>
  runStepsInSlices(steps, { now: () => performance.now(), yieldControl: yieldToMain, longest })
