import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentNames } from '#contract/entity-names.ts'
import { coverSeed, sampleEachKind } from '#steps/harness/sampling.ts'
import { secret } from '../accounts/open-accounts.testing.ts'
import { createSiteService } from '../create-site-service.ts'
import type { Operations } from '../transaction/operations.ts'
import { openAuthorizationFixture } from './open-authorization-fixture.testing.ts'
import { senders, tryAll, tryGood, type Sent } from './try-all.testing.ts'
import { readRows } from './watch-rows.testing.ts'

let fixture: Awaited<ReturnType<typeof openAuthorizationFixture>>

beforeAll(async () => {
  fixture = await openAuthorizationFixture()
})
afterAll(() => fixture.close())

const meant = {
  'anyone who has the subscription id, or the key of a subscription, reads or ends it: they stand in her mails alone': {
    'JobPostingSubscription by id: subscriber.id':
      'tells Applicant.Email, tells former_email.email_key, tells job_subscription.PrimaryKey',
    'UnsubscribeFromJob 1: subscriber.id': 'ends job_subscription, ends mail_outbox, ends subscriber',
    'UnsubscribeFromJob 1: job_subscription.PrimaryKey': 'ends job_subscription, ends mail_outbox, ends subscriber',
  },
  'anyone who has the link that undoes gives the account its former address back, without what came since: it stands in a mail to that one alone':
    {
      'UndoEmailChange 1: her link that undoes':
        'adds account_event, adds job_subscription, adds mail_outbox, adds subscriber, changes Applicant, changes account_link, ends application, ends application_event, ends application_form_sent, ends application_part, ends application_secret, ends application_section, ends attachment, ends equal_opportunity_answer, ends former_email, ends job_subscription, ends kept_job, ends moved_alert, ends scan_queue, ends session_family, ends session_token, ends subscriber, ends temporary_password',
    },
  'anybody may type an address: it is mailed what was asked for': {
    'ContactFormEmail 1.Email: Applicant.Email': 'adds contact_message, adds mail_outbox',
    'ContactFormEmail 1.Email: account_link.email': 'adds contact_message, adds mail_outbox',
    'ContactFormEmail 1.Email: former_email.email_key': 'adds contact_message, adds mail_outbox',
    'SmallBusinessProfileEmail 1.POCEmail: Applicant.Email': 'adds mail_outbox',
    'SmallBusinessProfileEmail 1.POCEmail: account_link.email': 'adds mail_outbox',
    'SmallBusinessProfileEmail 1.POCEmail: former_email.email_key': 'adds mail_outbox',
    'SubscribeToJob 1: Applicant.Email': 'adds job_subscription, adds mail_outbox',
    'SubscribeToJob 1: account_link.email': 'adds mail_outbox, adds subscriber',
    'SubscribeToJob 1: former_email.email_key': 'adds job_subscription, adds mail_outbox',
    'SubscribeToJobAlerts 1: Applicant.Email': 'adds job_subscription, adds mail_outbox',
    'SubscribeToJobAlerts 1: account_link.email': 'adds mail_outbox, adds subscriber',
    'SubscribeToJobAlerts 1: former_email.email_key': 'adds job_subscription, adds mail_outbox',
  },
}

const expectedStatuses = {
  Ben: ['200', '400', '404', '422'],
  'somebody who is signed out': ['200', '400', '401', '422'],
} as const

const nonPersonalTables = new Set<string>([
  ...contentNames,
  'kysely_migration',
  'schema_migration',
  'content_version',
  'posting_seen',
  'alerts_gathered',
  'task_run',
  'unused_looked_at',
  'alerts_ended',
  'captcha_secret',
  'token_secret',
  'token_mark',
  'file_key',
  'files_folder',
  // What came to pass with applications, without a word of whose they are.
  'firm_news',
  // How often something was told by those who applied for a posting.
  'equal_opportunity_count',
  'daily_count',
  'daily_name_count',
  // Counts of tries and proofs that were used, by hashes.
  'attempt_count',
  'captcha_used',
  // How far the turns of a queue have come.
  'queue_turn',
  // The names of files that are to be removed, which say nothing of whose they are.
  'file_removal',
  // What operators did, without a name of an applicant.
  'operator_act',
  'content_undo',
  'content_undo_row',
  'content_due',
])

test('every table that can hold something of somebody holds something of Ada’s', () => {
  const hers = new Set([...fixture.ada.rows.keys()].map((key) => key.split(' ')[0]))
  expect(fixture.tables.filter((table) => !hers.has(table) && !nonPersonalTables.has(table))).toEqual([])
})

test('what Ben sends with nothing but his own is done, so that it is not refused for something else', async () => {
  const answers = await tryGood(fixture)
  const [read, done] = [['200'], ['200', 'writes']]
  expect(answers).toEqual({
    ...Object.fromEntries(Object.keys(answers).map((name) => [name, done])),
    UnlockSignIn: read,
    OpenAttachment: read,
    SearchJobs: read,
    PickJobs: read,
    SendConfirmation: read,
    SubscribeToJobAlerts: read,
    UnsubscribeFromJob: [...done, ...done],
    SaveApplicationPart: [...done, ...done, ...done],
  })
})

const draw = (sent: ReadonlyArray<Sent>) =>
  sampleEachKind(sent, {
    getName: ({ name }) => name,
    getKind: ({ sender, trial: { place }, value: { isKey, name } }) =>
      `${sender} ${place} ${isKey && sender === 'Ben' ? name.split('.')[0] : ''}`,
  })

const parts = coverSeed === null ? 8 : 1
const trialCases = senders.flatMap((sender) => Array.from({ length: parts }, (_, part) => ({ sender, part: part + 1 })))

test.for(trialCases)(
  '[C6-11] whatever $sender sends of Ada’s to any operation or read, her rows stay and no answer tells of them (part $part)',
  async ({ sender, part }, { signal }) => {
    const expected = Object.assign({}, ...Object.values(meant)) as Readonly<Record<string, string>>
    const { statuses, found } = await tryAll(fixture, {
      senders: [sender],
      always: Object.keys(expected),
      draw: (sent) => draw(sent).filter((_, at) => at % parts === part - 1),
      signal,
    })
    expect(found).toEqual(expected)
    const after = await readRows(fixture.database)
    expect([...fixture.ada.rows.keys()].filter((row) => !after.has(row))).toEqual([])
    expect(Object.keys(statuses)).toEqual(expectedStatuses[sender])
  },
)

const planted: Operations = {
  KeepSession: {
    writes: true,
    run: async ([family = ''], { db }) => {
      await db.updateTable('session_family').set({ is_kept: true }).where('family', '=', family).execute()
      return 'true'
    },
  },
  ForgetLinks: {
    writes: true,
    run: async ([email, id = ''], { db, caller }) => {
      if (email !== fixture.ben.person.email || !caller) return 'false'
      await db.deleteFrom('account_link').where('Applicant_ID', '=', id).execute()
      return 'true'
    },
  },
  NameOf: {
    writes: false,
    run: async ([id = ''], { db }) => {
      const named = db.selectFrom('Applicant').select('FirstName').where('Applicant_ID', '=', id)
      return (await named.executeTakeFirst())?.FirstName ?? ''
    },
  },
}

test('an operation that is added is tried, and found when it looks at a stranger’s row', async () => {
  const { database, now } = fixture
  const service = createSiteService({ database, clock: () => now, tokenSecrets: [secret], operations: planted })
  const expected = {
    'KeepSession 1: session_family.family': 'changes session_family',
    'KeepSession alone: session_family.family': 'changes session_family',
    'ForgetLinks 2: Applicant.Applicant_ID': 'ends account_link',
    'NameOf 1: Applicant.Applicant_ID': 'tells Applicant.FirstName',
    'NameOf alone: Applicant.Applicant_ID': 'tells Applicant.FirstName',
  }
  const { found } = await tryAll({ ...fixture, service }, { operations: planted })
  expect(found).toEqual(expected)
})
