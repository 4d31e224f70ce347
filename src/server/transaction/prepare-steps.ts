import type { OperationHandler, PrepareContext } from './operations.ts'
import type { CallStep, PersonalReadStep, ReadStep, Step } from './plan.ts'

export type ReadyStep = (
  | ReadStep
  | PersonalReadStep
  | (Pick<CallStep, 'kind' | 'name' | 'args'> & { readonly run: OperationHandler })
) & { readonly returnData: boolean }

async function prepareStep(step: Step, context: PrepareContext): Promise<ReadyStep> {
  if (step.kind !== 'call') return step
  const { operation, ...call } = step
  if ('answer' in operation) return { ...call, run: async (args, { content }) => operation.answer(args, content) }
  return { ...call, run: 'run' in operation ? operation.run : await operation.prepare(step.args, context) }
}

export async function prepareSteps(
  steps: ReadonlyArray<Step>,
  context: PrepareContext,
): Promise<ReadonlyArray<ReadyStep>> {
  const ready: ReadyStep[] = []
  for (const step of steps) ready.push(await prepareStep(step, context))
  return ready
}
