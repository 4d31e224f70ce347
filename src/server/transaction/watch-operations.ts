import type { Content } from '../content/content-cache.ts'
import { isAway, isConflict } from '../database/database-problem.ts'
import { QueueFull } from '../limits/work-queue.ts'
import type { SecurityLog } from '../log/security-log.ts'
import type { NamedOperation, OperationHandler, Operations, PrepareContext, Outcome } from './operations.ts'
import { Refused } from './refused.ts'

export type EndedCall = { readonly operation: string; readonly outcome: Outcome; readonly address: string }

export type WatchCalls = (call: EndedCall) => void

const outcomes: Readonly<Record<number, Outcome>> = { 401: 'unauthorized', 429: 'limited', 503: 'busy', 507: 'busy' }

function toOutcome(error: unknown): Outcome {
  if (error instanceof Refused)
    return (
      outcomes[error.status] ?? (error.brokenBusinessRule ? 'broken_rule' : error.status < 500 ? 'refused' : 'fault')
    )
  return error instanceof QueueFull || isAway(error) || isConflict(error) ? 'busy' : 'fault'
}

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
    watch({ operation, address, outcome: toOutcome(error) })
    throw error
  }
}

type Asker = { readonly applicant: string | null; readonly address: string }

const closed: ReadonlyArray<number> = [401, 403, 404]

export function logRefusal(log: SecurityLog, { applicant, address }: Asker, error: unknown): void {
  if (error instanceof Refused && closed.includes(error.status))
    log({ event: 'access', outcome: `refused with ${error.status}`, applicant, address })
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
      report(toOutcome(error))
      throw error
    }
  }

type Watchers = { readonly watch: WatchCalls; readonly securityLog: SecurityLog }

type Place = Pick<PrepareContext, 'address' | 'caller'>

const createReport =
  (operation: string, { audit }: NamedOperation, { watch, securityLog }: Watchers) =>
  (args: ReadonlyArray<string>, { address, caller }: Place) =>
  (outcome: Outcome, text?: string) => {
    watch({ operation, address, outcome })
    if (!audit) return
    const opened = text === undefined ? null : (audit.extractApplicantId?.(text) ?? null)
    const applicant = caller?.applicantId ?? opened
    securityLog({ event: operation, outcome, applicant, email: audit.extractEmail?.(args), address })
  }

type Report = ReturnType<typeof createReport>

const watchRun =
  (run: OperationHandler, report: ReturnType<Report>, read: (text: string) => Outcome): OperationHandler =>
  async (args, context) => {
    try {
      const text = await run(args, context)
      report(read(text), text)
      return text
    } catch (error) {
      report(toOutcome(error))
      throw error
    }
  }

function watchOperation(operation: string, named: NamedOperation, watchers: Watchers): NamedOperation {
  const { readOutcome = () => 'ok' as const } = named
  const report = createReport(operation, named, watchers)
  if ('answer' in named)
    return { ...named, answer: watchAnswer(named.answer, report([], { address: '', caller: null })) }
  if ('run' in named) {
    const { run, ...others } = named
    return { ...others, prepare: async (args, place) => watchRun(run, report(args, place), readOutcome) }
  }
  return {
    ...named,
    async prepare(args, context) {
      let isTold = false
      const write = report(args, context)
      const tell: typeof write = (outcome, text) => {
        isTold = true
        write(outcome, text)
      }
      context.whenOver(() => {
        if (!isTold) write('refused')
      })
      const ready = named.prepare(args, context).catch(async (error: unknown) => {
        tell(toOutcome(error))
        throw error
      })
      return watchRun(await ready, tell, readOutcome)
    },
  }
}

export const watchOperations = (operations: Operations, watchers: Watchers): Operations =>
  Object.fromEntries(Object.entries(operations).map(([name, named]) => [name, watchOperation(name, named, watchers)]))
