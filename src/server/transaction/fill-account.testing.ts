import { maxSessions } from '../accounts/sessions.ts'
import type { Database } from '../database/open-database.ts'
import { posting } from '../job-alerts/posting.testing.ts'
import { maxSubscriptions } from '../job-alerts/subscriptions.ts'
import type { PersonFixture } from '../authorization/person-fixture.testing.ts'

export const times = <Made>(count: number, make: (at: number) => Made) =>
  Array.from({ length: count }, (_, at) => make(at))

const [applications, drafts, large] = [196, 46, 13] as const
const startedSections = ['contact', 'education', 'employment', 'references', 'veteran', 'ada', 'declarations'] as const
const ids = times(applications, (row) => `application ${row}`)
export const largeIds = ids.slice(drafts, drafts + large)

type Filling = { readonly db: Database['db']; readonly applicantId: string; readonly at: string }

async function addApplications({ db, applicantId, at }: Filling) {
  const text = JSON.stringify({ ...posting('1', 'Cost'), Responsibilities: 'models and talks '.repeat(550) })
  const getState = (row: number) => (row < drafts ? 'draft' : 'withdrawn')
  await db
    .insertInto('application')
    .values(
      ids.map((id, row) => ({
        Application_ID: id,
        Applicant_ID: applicantId,
        JobPosting_ID: `job ${row}`,
        posting: text,
        state: getState(row),
        told_state: getState(row),
        note: 'I can begin in May. '.repeat(99),
        started_at: at,
        changed_at: at,
        submitted_at: row < drafts ? null : at,
        ended_at: row < drafts ? null : at,
      })),
    )
    .execute()
}

const createFileRow = (id: string, file: number) => ({
  Attachment_ID: `${id} file ${file}`,
  Application_ID: id,
  AttachmentType_ID: '1',
  name: `resume ${file}.pdf`,
  file_name: `resume ${file}.pdf`,
  stored_name: `${id} ${file}`,
  key_id: 'a key',
  size: 1000,
  scan: 'clean' as const,
})

async function addRows({ db, at }: Filling) {
  const told = { state: 'submitted', at, told_at: at } as const
  const events = ids.flatMap((id) => times(3, () => ({ Application_ID: id, ...told })))
  await db.insertInto('application_event').values(events).execute()
  const complete = { state: 'complete', reopened_because: null } as const
  const states = ids.flatMap((id) => startedSections.map((section) => ({ Application_ID: id, section, ...complete })))
  await db.insertInto('application_section').values(states).execute()
  const files = ids.flatMap((id) => times(5, (file) => ({ ...createFileRow(id, file), uploaded_at: at })))
  await db.insertInto('attachment').values(files).execute()
}

const employer = (bytes: number) =>
  JSON.stringify({
    Employer: 'Ash & Co',
    JobTitle: 'Analyst',
    From: '6/2019',
    To: '7/2020',
    Duties: 'x'.repeat(3_900),
    MayBeAsked: 'no',
    Remark: 'y'.repeat(bytes - 4_100),
  })

const createSectionRow = (id: string, entry: number, bytes: number) => ({
  Application_ID: id,
  section: 'employment' as const,
  entry: `entry-${entry}`,
  content: employer(bytes),
  version: 1,
})

async function addForms({ db, at }: Filling, { applied }: Pick<PersonFixture, 'applied'>) {
  const parts = [
    ...largeIds.flatMap((id) => times(16, (entry) => createSectionRow(id, entry, 15_900))),
    ...[applied.draft, applied.submitted].flatMap((id) => times(19, (entry) => createSectionRow(id, entry, 12_000))),
  ]
  await db
    .insertInto('application_part')
    .values(parts.map((part) => ({ ...part, added_at: at, changed_at: at })))
    .execute()
  const duties = [{ Field: 'Duties', Label: 'What you did', Value: 'x'.repeat(15_000) }]
  const content = JSON.stringify([{ Section: 'employment', Title: 'Employment', Entries: times(16, () => duties) }])
  const sent = largeIds.map((id) => ({ Application_ID: id, content, sent_at: '2020-01-01T00:00:00Z' }))
  await db.insertInto('application_form_sent').values(sent).execute()
}

async function addHistory({ db, applicantId, at }: Filling) {
  const owner = { Applicant_ID: applicantId }
  const ends_at = new Date(Date.parse(at) + 60 * 60_000).toISOString()
  const session = { ...owner, is_kept: true, started_at: at, used_at: at, ends_at }
  const sessions = times(maxSessions - 1, (row) => ({ ...session, family: `session ${row}` }))
  await db.insertInto('session_family').values(sessions).execute()
  const events = times(500, (row) => ({ ...owner, id: `event ${row}`, what: 'session ended', at, family: null }))
  await db.insertInto('account_event').values(events).execute()
  const jobs = times(490, (row) => ({
    ...owner,
    JobPosting_ID: `${'j'.repeat(90)} ${row}`,
    saved_on: '2026-01-01',
    kept_at: at,
  }))
  await db.insertInto('kept_job').values(jobs).execute()
  const emails = times(20, (row) => `edith${row}@old.example`)
  const former = emails.map((email) => ({ ...owner, email, email_key: email, changed_at: at }))
  await db.insertInto('former_email').values(former).execute()
}

async function addAlerts({ db, at }: Filling, { subscriptionId }: Pick<PersonFixture, 'subscriptionId'>) {
  const subjects = times(maxSubscriptions - 5, (row) => ({
    subject: `search ${row}`,
    JobPosting_ID: 'generic',
    JobFunction: 'Jobs in Ohio',
    Search: `search=${'cost+'.repeat(100)}${row}`,
    posting: null,
  }))
  await db.insertInto('subscription_subject').values(subjects).execute()
  const asked = { subscriber_id: subscriptionId, created_at: at, confirmed_at: at, told_version: 1 }
  const alerts = subjects.map(({ subject }, row) => ({
    ...asked,
    PrimaryKey: row.toString(16).padStart(32, '0'),
    subject,
  }))
  await db.insertInto('job_subscription').values(alerts).execute()
}

export async function fillAccount(db: Database['db'], lived: PersonFixture, now: Date): Promise<void> {
  const filling = { db, applicantId: lived.id, at: now.toISOString() }
  await addApplications(filling)
  await addRows(filling)
  await addForms(filling, lived)
  await addHistory(filling)
  await addAlerts(filling, lived)
}
