import { runStepsInSlices, type Steps } from '#domain/slicing/steps.ts'

type Yielding = { readonly scheduler?: { readonly yield?: () => Promise<void> } }

export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as Yielding
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}

/** Half a frame, in milliseconds. */
const longest = 8

export const inSlices = <Result>(steps: Steps<Result>): Promise<Result> =>
  runStepsInSlices(steps, { now: () => performance.now(), yieldControl: yieldToMain, longest })
