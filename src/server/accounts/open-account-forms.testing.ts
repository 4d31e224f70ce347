import { call } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import { solveCaptcha } from '../captcha/solve-captcha.testing.ts'
import type { Database } from '../database/open-database.ts'
import { confirmApplicantEmail } from './applicants.ts'
import { createServiceClient, openAccounts, password, signIn } from './open-accounts.testing.ts'

export const fresh = 'a new pony each day'
export const common = new Set(['12345678', 'sunshine1'])

type Service = Parameters<typeof createServiceClient>[0] & {
  challenge(purpose: string): ReturnType<Awaited<ReturnType<typeof openAccounts>>['service']['challenge']>
}

export function createAccountClient(service: Service) {
  const { send } = createServiceClient(service)
  const prove = async (purpose: string) => solveCaptcha(await service.challenge(purpose))
  const fetchPayload = async (operation: Operation, token?: string) => (await send([operation], { token })).payload
  return {
    prove,
    create: async (email: string, typed = fresh, ...more: ReadonlyArray<string>) =>
      send([call('CreateAccount', email, typed, 'Cleo', 'Marsh', await prove('CreateAccount'), ...more)]),
    recover: async (email: string, address?: string) =>
      send([call('RequestNewPassword', email, await prove('RequestNewPassword'))], { address }),
    enter: async (email: string, typed = password) => {
      const { response, token, reason } = JSON.parse(await fetchPayload(signIn(email, typed)))
      return { response, token, reason } as { response: string; token: string; reason?: string }
    },
    updatePassword: (token: string, next: string, current = password) =>
      fetchPayload(call('UpdatePassword', next, current), token),
    updateEmail: (token: string, email: string, current = password) =>
      fetchPayload(call('UpdateEmail', email, current), token),
    remove: (token: string, typed = password) => fetchPayload(call('DeleteAccount', typed), token),
    confirm: (linkToken: string, token?: string) => fetchPayload(call('ConfirmEmail', linkToken), token),
    undo: (linkToken: string) => fetchPayload(call('UndoEmailChange', linkToken)),
  }
}

export const readOutboxMails = async ({ db }: Pick<Database, 'db'>, to: string) => {
  const rows = await db.selectFrom('mail_outbox').select(['body', 'html']).where('recipient', '=', to).execute()
  return Object.fromEntries(rows.map(({ body, html }) => [body.split('\n')[0] ?? '', `${body}\n${html}`]))
}

export const parseLinkToken = (mail = '') => /account-link\/\w+#([\w-]+)/.exec(mail)?.[1] ?? ''
export const parseTemporaryPassword = (mail = '') => /(?:[a-z2-9]{4}-){4}[a-z2-9]{4}/.exec(mail)?.[0] ?? ''

async function listEvents({ db }: Pick<Database, 'db'>, id: string) {
  const rows = db.selectFrom('account_event').select('what').where('Applicant_ID', '=', id).orderBy('what')
  return (await rows.execute()).map(({ what }) => what)
}

function countPeople() {
  let people = 0
  return () => `person${(people += 1)}@example.org`
}

export async function openAccountForms(name: string, options: Parameters<typeof openAccounts>[2] = {}) {
  // A proof is checked by the clock of the machine.
  const start = Math.floor(Date.now() / 1000) * 1000
  const site = await openAccounts(name, start, { ...options, commonPasswords: common })
  const { database, service, enrol } = site
  const forms = createAccountClient(service)
  const unusedEmail = countPeople()
  return {
    ...site,
    ...forms,
    start,
    unusedEmail,
    newcomer: async (isConfirmed = true) => {
      const email = unusedEmail()
      const id = (await enrol('Dora', email)) ?? ''
      if (isConfirmed) await confirmApplicantEmail(database.db, id, new Date(start))
      return { email, id, token: (await forms.enter(email)).token }
    },
    mails: (to: string) => readOutboxMails(database, to),
    fetchTemporaryPassword: async (email: string) => {
      await forms.recover(email)
      return parseTemporaryPassword((await readOutboxMails(database, email))['Your temporary password'])
    },
    events: (id: string) => listEvents(database, id),
  }
}
