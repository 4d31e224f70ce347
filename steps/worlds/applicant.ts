import { decodeApplicationsReply, decodeStartedApplication } from '#contract/application.ts'
import { withdrawalReasons } from '#contract/application-states.ts'
import { call, read } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import type { Database } from '#server/database/open-database.ts'
import type { SiteService } from '#server/service/site-service.ts'
import { anyJob, attachResume, getPostingId, signInAs, type Owner } from './applications.ts'

export type Applicant = Owner | null

/** Jobs are named by title; null is an application for no particular job. */
export type Applying = {
  readonly begin: (who: Applicant, job: string | null) => Promise<boolean>
  readonly submit: (who: Applicant, job: string | null) => Promise<string>
  readonly withdraw: (who: Applicant, job: string | null) => Promise<string>
  readonly leave: (who: Applicant) => Promise<void>
  readonly countStored: () => Promise<number>
  readonly news: () => Promise<ReadonlyArray<string>>
}

type Service = Pick<SiteService, 'transact' | 'rows' | 'attach'>

function createApplicantClient(service: Service) {
  const send = async (operation: Operation, token?: string) => {
    const { status, reply } = await service.transact({ Operations: [operation] }, { token })
    return { isDone: status === 200, payload: reply.Payload }
  }
  return async (who: Applicant) => {
    const token = who === null ? undefined : await signInAs(service, who)
    return { token, ask: (operation: Operation) => send(operation, token) }
  }
}

const createDatabaseQueries = ({ db }: Pick<Database, 'db'>): Pick<Applying, 'countStored' | 'news'> => ({
  countStored: async () => (await db.selectFrom('application').select('Application_ID').execute()).length,
  news: async () =>
    (await db.selectFrom('firm_news').select(['what', 'job']).orderBy('id').execute()).map(
      ({ what, job }) => `${what}: ${job}`,
    ),
})

export function createApplying(database: Pick<Database, 'db'>, service: Service): Applying {
  const asking = createApplicantClient(service)
  const act = async (who: Applicant, job: string | null, operation: (id: string) => Operation) => {
    const { ask } = await asking(who)
    const rows = decodeApplicationsReply((await ask(read('ApplicantApplication'))).payload)
    const getTitle = (row: (typeof rows)[number]) => row.Posting?.JobFunction ?? null
    const found = rows.find((row) => getTitle(row) === job)
    if (!found) throw new Error(`She has no application for ${job ?? 'no job in particular'}.`)
    return (await ask(operation(found.Application_ID))).payload
  }
  return {
    ...createDatabaseQueries(database),
    begin: async (who, job) => {
      const { token, ask } = await asking(who)
      const { isDone, payload } = await ask(call('StartApplication', await getPostingId(service, job ?? anyJob)))
      if (isDone && who !== null)
        await attachResume(service, who, {
          id: decodeStartedApplication(payload).Application_ID,
          name: 'Resume.txt',
          token: token ?? '',
        })
      return isDone
    },
    submit: (who, job) => act(who, job, (id) => call('SubmitApplication', id, '')),
    withdraw: (who, job) => act(who, job, (id) => call('WithdrawApplication', id, withdrawalReasons[0])),
    leave: async (who) => {
      const { ask } = await asking(who)
      await ask(call('DeleteAccount', who?.password ?? ''))
    },
  }
}
