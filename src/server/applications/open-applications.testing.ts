import { decodeApplicationsReply, decodeStartedApplication } from '#contract/application.ts'
import type { ApplicationState } from '#contract/application-states.ts'
import { call, read } from '#contract/operations.ts'
import { openAccountForms } from '../accounts/open-account-forms.testing.ts'
import { importContent } from '../content/import-content.ts'
import { posting } from '../job-alerts/posting.testing.ts'
import { addFile, type File } from './add-file.testing.ts'

type Site = Awaited<ReturnType<typeof openAccountForms>>
type Options = NonNullable<Parameters<typeof openAccountForms>[1]>

export const [cost, data] = [posting('Cost1', 'Cost'), posting('Data2', 'Data')]

export const types = [
  { AttachmentType_ID: 'letter', Description: 'Cover Letter', IsActive: true, SortOrder: 1 },
  { AttachmentType_ID: 'resume', Description: 'Resume', IsActive: true, SortOrder: 2 },
]

function createApplicantClient(site: Site, now: () => Date) {
  const ask = (token: string, name: string, ...args: ReadonlyArray<string>) =>
    site.send([call(name, ...args)], { token })
  const begin = async (token: string, job: string) =>
    decodeStartedApplication((await ask(token, 'StartApplication', job)).payload).Application_ID
  const submit = async (token: string, id: string, note = '') =>
    (await ask(token, 'SubmitApplication', id, note)).payload
  const file = (id: string, of?: File) => addFile(site, id, now(), of)
  return {
    ask,
    begin,
    submit,
    file,
    submitted: async (token: string, job: string) => {
      const id = await begin(token, job)
      await file(id)
      await submit(token, id)
      return id
    },
    withdraw: async (token: string, id: string, reason = 'I would rather not say') =>
      (await ask(token, 'WithdrawApplication', id, reason)).payload,
    discard: async (token: string, id: string) => (await ask(token, 'DiscardApplication', id)).payload,
    list: async (token: string) =>
      decodeApplicationsReply((await site.send([read('ApplicantApplication')], { token })).payload),
  }
}

const firmSide = (db: Site['database']['db'], clock: () => Date) => ({
  decide: async (id: string, state: ApplicationState, isTold = true) => {
    const at = clock().toISOString()
    const ended_at = ['hired', 'not selected'].includes(state) ? at : null
    await db
      .updateTable('application')
      .set({ state, ended_at, ...(isTold && { told_state: state }) })
      .where('Application_ID', '=', id)
      .execute()
    await db
      .insertInto('application_event')
      .values({ Application_ID: id, state, at, told_at: isTold ? at : null })
      .execute()
  },
  news: async () =>
    (await db.selectFrom('firm_news').select(['what', 'job', 'reason']).orderBy('id').execute()).map(
      ({ what, job, reason }) => [what, job, reason],
    ),
  subjects: async (to: string) =>
    (await db.selectFrom('mail_outbox').select('body').where('recipient', '=', to).orderBy('created_at').execute()).map(
      ({ body }) => body.split('\n')[0],
    ),
})

export async function openApplications(name: string, options: Options = {}) {
  const site = await openAccountForms(name, options)
  let now = site.start
  const clock = () => new Date(now)
  const publish = (jobs: ReadonlyArray<ReturnType<typeof posting>>) =>
    importContent(site.database, { JobPostingHeader: jobs, AttachmentType: types }, { prune: true, clock })
  await publish([cost, data])
  const { db } = site.database
  return {
    ...site,
    ...createApplicantClient(site, clock),
    publish,
    now: clock,
    pass: (duration: number) => {
      now += duration
      site.pass(duration)
    },
    reset: async () => {
      await site.reset()
      now = site.start
      for (const table of ['application', 'firm_news', 'webhook_outbox'] as const) await db.deleteFrom(table).execute()
      await publish([cost, data])
    },
    ...firmSide(db, clock),
  }
}
