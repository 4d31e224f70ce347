import { contentNames, type ContentName } from '#contract/entity-names.ts'
import type { Tables } from '../database/tables.ts'

export type Holder = {
  readonly title: string
  readonly hers?: ReadonlyArray<string>
  /** Whether her rows are deleted directly; otherwise they go by cascade, or stay. */
  readonly isDeleted?: boolean
  readonly why: string
  readonly withheld?: ReadonlyArray<string>
}

type NonContentTable = Exclude<keyof Tables, ContentName>

const otherAccountReason = 'it hangs on the account of another address, and goes with that'
const noPersonalData = 'it holds nothing of a person'
const byAnother = 'somebody else wrote it, and it is about her: decide by hand'

const personalTable = (title: string, more: Partial<Holder> = {}): Holder => ({
  title,
  why: otherAccountReason,
  ...more,
})
const none = (title: string): Holder => ({ title, why: noPersonalData })

const nonContentTables: Readonly<Record<NonContentTable, Holder>> = {
  Applicant: personalTable('Account', { hers: ['Email'], withheld: ['PasswordHash'] }),
  session_family: personalTable('Sessions', { withheld: ['family', 'temporary_hash'] }),
  session_token: personalTable('Tokens of sessions', { withheld: ['jti', 'parent', 'family'] }),
  temporary_password: personalTable('Temporary password', {
    hers: ['email_hash'],
    isDeleted: true,
    withheld: ['email_hash', 'hash'],
  }),
  account_link: personalTable('Links in mails', { withheld: ['token_hash'] }),
  former_email: personalTable('Addresses before'),
  account_event: personalTable('What happened to the account', { withheld: ['family'] }),
  kept_job: personalTable('Saved jobs'),
  moved_alert: personalTable('Job alerts that moved along'),
  application: personalTable('Applications'),
  application_event: personalTable('What became of applications'),
  application_part: personalTable('Forms as they stand'),
  application_section: personalTable('Sections of forms'),
  application_secret: personalTable('Social Security numbers', { withheld: ['sealed', 'key_id', 'save_id'] }),
  application_form_sent: personalTable('Forms as they were sent'),
  equal_opportunity_answer: personalTable('Answers for equal opportunity', { withheld: ['save_id'] }),
  attachment: personalTable('Files', { withheld: ['stored_name', 'key_id'] }),
  scan_queue: personalTable('Files that wait for their scan', { withheld: ['party', 'network'] }),
  subscriber: personalTable('Job alerts', { hers: ['EmailAddress', 'email_key'], isDeleted: true, withheld: ['id'] }),
  job_subscription: personalTable('What job alerts are for', { withheld: ['PrimaryKey', 'subscriber_id'] }),
  contact_message: { title: 'Messages to the firm', hers: ['Email'], isDeleted: true, why: byAnother },
  business_profile: { title: 'Profiles of small firms', hers: ['Profile'], isDeleted: true, why: byAnother },
  mail_outbox: {
    title: 'Mails that were not sent yet',
    hers: ['recipient', 'reply_to'],
    isDeleted: true,
    why: 'it is a mail that waits for another address, or tells her what was done',
    withheld: ['body', 'html', 'party', 'subscriber_id'],
  },
  subscription_subject: {
    title: 'Searches of job alerts',
    why: 'others may be subscribed to the same search; it goes within an hour after the last of them',
  },
  webhook_outbox: {
    title: 'What the firm’s system is still to be told',
    why: 'it names an application by its id alone, and goes when it was taken, or after 180 days',
  },
  content_undo: none('Content before an import'),
  content_undo_row: none('Rows before an import'),
  content_due: none('Imports that wait for their moment'),
  operator_act: { title: 'What operators did', why: 'what operators did is kept for two years, without names' },
  attempt_count: {
    title: 'Counts of attempts',
    why: 'it counts attempts under a hash of the address for a day at most',
  },
  idempotency_key: { title: 'Replies for a retry', why: 'it is a reply for a retry, and goes within a day' },
  firm_news: none('What the firm was told of applications'),
  equal_opportunity_count: none('Counts for equal opportunity'),
  daily_count: none('Counts of visits'),
  daily_name_count: none('Counts of names'),
  posting_seen: none('Postings that were here'),
  content_version: none('Version of the content'),
  alerts_gathered: none('Hour of job alerts'),
  alerts_ended: none('Count of ended alerts'),
  task_run: none('When tasks ran'),
  unused_looked_at: none('When unused accounts were looked for'),
  queue_turn: none('Turns of queues'),
  captcha_secret: none('Secret of calculations'),
  captcha_used: none('Proofs that were used'),
  token_secret: none('Secret of tokens'),
  token_mark: none('Mark of the secret of tokens'),
  files_folder: none('Folder of files'),
  file_key: none('Keys of files'),
  file_removal: none('Files that are to be removed'),
}

const content: Holder = {
  title: 'Content of the site',
  why: 'it is content of the site, which is changed with npm run content',
}

const holders: ReadonlyMap<string, Holder> = new Map([
  ...Object.entries(nonContentTables),
  ...contentNames.map((name) => [name, content] as const),
])

/** Rows of a table not described here are reported and never deleted. */
export const getTableHolder = (table: string): Holder =>
  holders.get(table) ?? { title: table, why: 'nothing says what becomes of it: decide by hand' }
