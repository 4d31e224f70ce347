import type { Content } from '../content/content-cache.ts'
import { isAway, isConflict } from '../database/database-problem.ts'
import { QueueFull } from '../limits/work-queue.ts'
import type { NamedOperation, OperationHandler, Operations } from './operations.ts'
import type { Outcome } from './outcome.ts'
import { Refused } from './refused.ts'

/** A call that ended; `operation` is one of few names, never what a caller wrote. */
export type EndedCall = { readonly operation: string; readonly outcome: Outcome; readonly address: string }

export type WatchCalls = (call: EndedCall) => void

const outcomes: Readonly<Record<number, Outcome>> = { 401: 'unauthorized', 429: 'limited', 503: 'busy', 507: 'busy' }

function outcomeOf(error: unknown): Outcome {
  if (error instanceof Refused)
    return (
      outcomes[error.status] ?? (error.brokenBusinessRule ? 'broken_rule' : error.status < 500 ? 'refused' : 'fault')
    )
  return error instanceof QueueFull || isAway(error) || isConflict(error) ? 'busy' : 'fault'
}

/** Does work and reports its outcome. */
export async function watchCall<Result>(
  { watch, operation, address }: Pick<EndedCall, 'operation' | 'address'> & { readonly watch: WatchCalls },
  work: () => Promise<Result>,
  read: (result: Result) => Outcome = () => 'ok',
): Promise<Result> {
  try {
    const result = await work()
    watch({ operation, address, outcome: read(result) })
    return result
  } catch (error) {
    watch({ operation, address, outcome: outcomeOf(error) })
    throw error
  }
}

type AnswerHandler = (args: ReadonlyArray<string>, content: Content) => string

const watchAnswer =
  (answer: AnswerHandler, report: (outcome: Outcome) => void): AnswerHandler =>
  (args, content) => {
    try {
      const text = answer(args, content)
      report('ok')
      return text
    } catch (error) {
      report(outcomeOf(error))
      throw error
    }
  }

function watchOne(operation: string, named: NamedOperation, watch: WatchCalls): NamedOperation {
  const { readOutcome } = named
  const watchRun = (run: OperationHandler, address: string): OperationHandler => {
    const call = { watch, operation, address }
    return (args, context) => watchCall(call, () => run(args, context), readOutcome)
  }
  if ('answer' in named)
    return { ...named, answer: watchAnswer(named.answer, (outcome) => watch({ operation, address: '', outcome })) }
  if ('run' in named) return { ...named, run: watchRun(named.run, '') }
  return {
    ...named,
    async prepare(args, context) {
      const { address } = context
      const ready = named.prepare(args, context).catch(async (error: unknown) => {
        watch({ operation, address, outcome: outcomeOf(error) })
        throw error
      })
      return watchRun(await ready, address)
    },
  }
}

/** The same operations, each call of which is reported when it has ended. */
export const watchOperations = (operations: Operations, watch: WatchCalls): Operations =>
  Object.fromEntries(Object.entries(operations).map(([name, named]) => [name, watchOne(name, named, watch)]))
