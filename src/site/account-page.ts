import { accountDataEntity, deleteAccount, endSession } from '#contract/account-operations.ts'
import { call, read } from '#contract/operations.ts'
import { writeAccountData } from '#domain/account/account-data-page.ts'
import { accountPageMachine, type Deletion } from '#machines/account-page.machine.ts'
import type { TransactionOutcome } from '#machines/transaction.machine.ts'
import { fromPromise } from 'xstate'
import type { Parts } from './site.ts'
import { answerTo, notDone } from './transaction.ts'
import { watchVisitor } from './watch-visitor.ts'

const deletionOf = (outcome: TransactionOutcome): Deletion => {
  const { kind, reply } = outcome
  if (kind === 'succeeded' && reply?.Payload === 'true') return { kind: 'deleted', message: '' }
  if (kind === 'succeeded') return { kind: 'wrong', message: '' }
  return notDone(outcome)
}

const endingBy = (run: Parts<'calls'>['calls']['transactQuietly']) =>
  fromPromise<void, string>(async ({ input: id }) => {
    await answerTo(run, call(endSession, id))
  })

/** The account of the signed-in applicant; the page has notices of its own. */
export function accountPageOf({
  actors: { session },
  calls: { transactQuietly: run },
  input: { settings },
  notifications: { notify },
  ports: { files, clock, readers },
  signOut,
}: Parts<'actors' | 'calls' | 'input' | 'notifications' | 'ports' | 'signOut'>) {
  return accountPageMachine.provide({
    actors: {
      watchVisitor: watchVisitor(session),
      loadData: fromPromise(async ({ signal }) => {
        const payload = await answerTo(run, read(accountDataEntity), signal)
        return (await readers()).accountDataIn(payload)
      }),
      endSession: endingBy(run),
      deleteAccount: fromPromise(async ({ input: password }) => deletionOf(await run([call(deleteAccount, password)]))),
    },
    actions: {
      offerFile: (_, { data, format }) => {
        const name = `account-data-${clock.today()}`
        if (format === 'JSON') files.offer(`${name}.json`, JSON.stringify(data, null, 2), 'application/json')
        else files.offer(`${name}.html`, writeAccountData(settings.firmName, data))
      },
      leaveAccount: () => signOut(),
      showNotice: (_, notice) => notify(notice),
    },
  })
}
