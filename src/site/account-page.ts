import { accountDataEntity, deleteAccount, endSession } from '#contract/account-operations.ts'
import type { AccountData } from '#contract/account-data.ts'
import { applicationEntity, maxApplicationsPerRead } from '#contract/application-operations.ts'
import type { ApplicantApplication } from '#contract/application.ts'
import { call, read } from '#contract/operations.ts'
import { accountPageMachine, type DataFormat, type Deletion } from '#machines/account-page.machine.ts'
import type { TransactionOutcome } from '#machines/transaction.machine.ts'
import { fromPromise } from 'xstate'
import { tokenKeeper } from './token-keeper.ts'
import type { AccountWriter, Ports } from './ports.ts'
import type { Parts } from './site.ts'
import { requestPayload, toFailure } from './transaction.ts'

const toDeletion = (outcome: TransactionOutcome): Deletion => {
  const { kind, reply } = outcome
  if (kind !== 'succeeded') return toFailure(outcome)
  return reply?.Payload === 'true' ? { ok: true, value: null } : { ok: false, reason: 'wrong password', message: '' }
}

const createEndSessionLogic = (run: Parts<'calls'>['calls']['transactQuietly']) =>
  fromPromise<void, string>(async ({ input: id }) => {
    await requestPayload(run, call(endSession, id))
  })

async function withForms({ calls, ports }: Parts<'calls' | 'ports'>, data: AccountData, signal: AbortSignal) {
  const { decodeApplicationsReply: parseApplications } = await ports.readers()
  const ids = data.Applications.map(({ Application_ID }) => Application_ID)
  const whole = new Map<string, ApplicantApplication>()
  for (let first = 0; first < ids.length; first += maxApplicationsPerRead) {
    const asked = read(applicationEntity, ids.slice(first, first + maxApplicationsPerRead))
    const applications = parseApplications(await requestPayload(calls.transactQuietly, asked, signal))
    for (const application of applications) whole.set(application.Application_ID, application)
  }
  return { ...data, Applications: data.Applications.map((known) => whole.get(known.Application_ID) ?? known) }
}

type File = { readonly data: AccountData; readonly format: DataFormat | null }

function offer({ accountWriter, clock, files }: Ports, firmName: string, { data, format }: File) {
  const name = `account-data-${clock.today()}`
  const offerPage = ({ writeAccountData }: AccountWriter) =>
    files.offer(`${name}.html`, writeAccountData(firmName, data))
  if (format === 'JSON') files.offer(`${name}.json`, JSON.stringify(data, null, 2), 'application/json')
  else void accountWriter().then(offerPage)
}

type Leaving = Parts<'ports' | 'signOut'> & Pick<Parts<'actors'>['actors'], 'session'>

function leave({ session, ports: { clock, device }, signOut }: Leaving) {
  const { stored } = session.getSnapshot().context
  if (stored) tokenKeeper(device, clock.now).noteDeletion(stored.token)
  signOut()
}

export function createAccountPageFlow({
  actors: { session },
  calls,
  input: { settings },
  notifications: { notify },
  ports,
  signOut,
}: Parts<'actors' | 'calls' | 'input' | 'notifications' | 'ports' | 'signOut'>) {
  const { transactQuietly: run } = calls
  return accountPageMachine.provide({
    actors: {
      loadData: fromPromise(async ({ input: { isForFile }, signal }) => {
        const payload = await requestPayload(run, read(accountDataEntity), signal)
        const data = (await ports.readers()).decodeAccountDataReply(payload)
        if (!isForFile) return data
        // It is here once it is needed: what does not come is told.
        await ports.accountWriter()
        return withForms({ calls, ports }, data, signal)
      }),
      endSession: createEndSessionLogic(run),
      deleteAccount: fromPromise(async ({ input: password }) => toDeletion(await run([call(deleteAccount, password)]))),
    },
    actions: {
      offerFile: (_, file) => offer(ports, settings.firmName, file),
      leaveAccount: () => leave({ session, ports, signOut }),
      showNotice: (_, notice) => notify(notice),
    },
  })
}
