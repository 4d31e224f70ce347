import { transactionTimeout } from '#contract/operations.ts'
import type { TransactionReply } from '#contract/transaction.ts'
import { reportPath } from '#contract/visit-limits.ts'
import type { ErrorReport } from '#contract/visit-reports.ts'
import { answers, errorOutcome, retrySeconds, type AnswerName } from '../worlds/answers.ts'
import { visitPage, followLink, reads, type BrowserVisit } from '../worlds/browser-visit.ts'
import { toOutcome, type Outcome, getEventReplyFlags } from '../worlds/connection.ts'
import { sees } from '../harness/sees.ts'
import type { transactionMachine } from '#machines/transaction.machine.ts'
import type { Journey } from '../harness/journey.ts'

type OutcomeEvent =
  | 'xstate.done.actor.post'
  | 'xstate.error.actor.post'
  | 'xstate.after.timeout.transaction.sending'
  | 'xstate.after.pause.transaction.waiting'

export type FailureEvent = { readonly output?: unknown; readonly error?: unknown }

export const retryText = 'The site is not responding. Trying again...'

const noJobs = 'Error loading current opportunities'

const noise = (outcome: Outcome): ReadonlyArray<string> => {
  if (outcome.kind === 'is lost') return ['net::ERR_CONNECTION_FAILED']
  return outcome.kind === 'is answered' ? [String(outcome.answer.status)] : ['400', '422']
}

export function transactionInBrowser({ page, connection, clock, claim }: BrowserVisit) {
  const settle = async (outcome: Outcome) => {
    if (outcome.kind !== 'passes') noise(outcome).forEach(claim)
    await connection.settle(outcome)
  }
  let times = 1
  const logged: string[] = []
  /** The page reads two lists in two calls; each outcome applies to both. */
  const callsSoFar = () => ['JobPostingHeader', 'Location'].map(connection.countCalls)
  const haveLeft = (count: number) => sees(async () => callsSoFar(), [count, count])
  const notices = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  const send = async (operations: ReadonlyArray<object>) => {
    const data = { UserID: null, UserName: '', Operations: operations }
    return (await (await page.request.post('/data/post_transaction', { data })).json()) as TransactionReply
  }
  const journey: Journey<typeof transactionMachine, OutcomeEvent> = {
    start: async () => {
      await clock.take()
      await visitPage(page, '/home')
      await connection.hold()
      await followLink(page, '/careers/open')
      await haveLeft(times)
    },
    events: {
      'xstate.done.actor.post': (event) => settle(toOutcome(getEventReplyFlags(event))),
      'xstate.error.actor.post': (event?: FailureEvent) => settle(errorOutcome(event?.error)),
      'xstate.after.timeout.transaction.sending': () => clock.pass(transactionTimeout),
      'xstate.after.pause.transaction.waiting': async () => {
        times += 1
        // An answer that reaches the page after the time has passed begins its rest only then.
        await sees(async () => {
          await clock.pass(retrySeconds * 1000)
          return callsSoFar()
        }, [times, times])
      },
      abandoned: () => followLink(page, '/home'),
    },
    states: {
      sending: () => reads(page, 'Loading current opportunities...'),
      waiting: () => reads(page, retryText),
      succeeded: () => page.getByRole('list', { name: 'Jobs', exact: true }).waitFor(),
      refused: () => notices.filter({ hasNotText: retryText }).first().waitFor(),
      broken: () => page.getByRole('alertdialog').waitFor(),
      unauthorized: () => reads(page, noJobs),
      failed: () => reads(page, noJobs),
      abandoned: async () => {
        await sees(async () => connection.inFlight(), 0)
        await sees(() => page.getByText(retryText).count(), 0)
      },
    },
  }
  return {
    ...journey,
    send,
    watchLog: async () => {
      page.on('request', (request) => {
        if (request.url().endsWith(`/${reportPath}`)) logged.push((request.postDataJSON() as ErrorReport).Message)
      })
    },
    sendAnswer: (name: AnswerName) => settle({ kind: 'is answered', answer: answers[name] }),
    cut: async () => {
      claim('net::ERR_CONNECTION_FAILED')
      await connection.release({ kind: 'is lost' })
    },
    shows: {
      calls: async () => connection.countCalls('JobPostingHeader'),
      isDelayed: async () => (await page.getByText(retryText).count()) > 0,
      logged: async () => logged,
      inFlight: async () => connection.inFlight(),
    },
  }
}

export type TransactionJourney = ReturnType<typeof transactionInBrowser>
