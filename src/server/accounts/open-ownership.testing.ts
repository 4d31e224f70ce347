import { sql } from 'kysely'
import { decodeAccountDataReply } from '#contract/account-data.ts'
import { call, read } from '#contract/operations.ts'
import { lists } from '../applications/open-forms.testing.ts'
import { attachmentTypes } from '../attachments/open-attachments.testing.ts'
import { importContent } from '../content/import-content.ts'
import { openFilesFolder } from '../files/files-folder.testing.ts'
import { posting } from '../job-alerts/posting.testing.ts'
import { createTestApplications } from '../authorization/create-test-applications.testing.ts'
import { openAccountForms, parseLinkToken } from './open-account-forms.testing.ts'
import { minute } from './open-accounts.testing.ts'
import { thingNames, type Outcome, type ThingName } from './ownership.testing.ts'

const notSent = `"Application_ID" not in (select "Application_ID" from application_form_sent)`
const sent = `"Application_ID" in (select "Application_ID" from application_form_sent)`
const good = `used_at is null and expires_at > $now`

const pieces: Readonly<Record<ThingName, string>> = {
  'other sessions': `select family from session_family where ends_at > $now
    union select jti from session_token where expires_at > $now`,
  password: `select "Applicant_ID" || "PasswordHash" from "Applicant"`,
  names: `select concat_ws(' ', "Applicant_ID", "FirstName", "LastName") from "Applicant"`,
  'temporary password': `select email_hash || hash from temporary_password where ${good}`,
  'links that confirm': `select token_hash from account_link where kind = 'confirm' and ${good}`,
  'links that take an earlier change back': `select token_hash from account_link where kind = 'undo' and ${good}`,
  'former addresses': `select "Applicant_ID" || email_key from former_email`,
  'job alerts that have moved along': `select "Applicant_ID" || id from moved_alert`,
  'job alerts of the address': `select distinct email_key from subscriber join job_subscription on id = subscriber_id`,
  'saved jobs': `select "Applicant_ID" || "JobPosting_ID" from kept_job`,
  drafts: `select "Application_ID" from application where told_state = 'draft'`,
  'applications that were submitted': `select "Application_ID" from application where told_state <> 'draft'
    union select id::text from application_event`,
  'parts of forms': `select concat_ws(' ', "Application_ID", section, entry, content) from application_part
    union select concat_ws(' ', "Application_ID", section, state) from application_section where section not in ('equal', 'ssn')`,
  'forms that were sent': `select "Application_ID" || content from application_form_sent`,
  files: `select "Attachment_ID" from attachment where removed_at is null`,
  'equal-opportunity answers, not sent': `select "Application_ID" || content from equal_opportunity_answer where ${notSent}`,
  'Social Security number, not sent': `select "Application_ID" || sealed from application_secret where ${notSent}`,
  'both, sent': `select "Application_ID" || content from equal_opportunity_answer where ${sent}
    union select "Application_ID" || sealed from application_secret where ${sent}`,
  'what happened to it': `select id from account_event`,
}

const lasting: ReadonlyArray<ThingName> = ['password', 'names']
const ofAddress: ThingName = 'job alerts of the address'

export type Pieces = ReadonlyMap<ThingName, ReadonlySet<string>>

export type Owner = { readonly id: string; readonly email: string; readonly token: string }

type Forms = Awaited<ReturnType<typeof openAccountForms>>

function createEmailSteps(site: Forms, subscribe: (email: string) => Promise<unknown>) {
  const confirmAccount = async (email: string) => {
    const mails = await site.mails(email)
    return parseLinkToken(mails['Please confirm your new email address'] ?? mails['Please confirm your email address'])
  }
  const changeEmail = async (owner: Owner): Promise<Owner> => {
    const email = site.unusedEmail()
    await site.updateEmail(owner.token, email)
    site.pass(minute)
    return { ...owner, email }
  }
  const confirm = async ({ email, token }: Owner) => site.confirm(await confirmAccount(email), token)
  const confirmed = async (owner: Owner) => {
    const next = await changeEmail(owner)
    await confirm(next)
    site.pass(minute)
    return next
  }
  const moveOn = async (owner: Owner) => {
    await subscribe(owner.email)
    const next = await confirmed(owner)
    await site.send([call('MoveJobAlerts')], { token: next.token })
    return confirmed(next)
  }
  return { changeEmail, confirm, confirmed, moveOn }
}

/** An unconfirmed account may have one open application only. */
async function whileConfirmed({ database: { db } }: Forms, id: string, act: () => Promise<unknown>) {
  const account = db.selectFrom('Applicant').select('email_confirmed_at').where('Applicant_ID', '=', id)
  const { email_confirmed_at } = await account.executeTakeFirstOrThrow()
  const set = (moment: string | null) =>
    db.updateTable('Applicant').set({ email_confirmed_at: moment }).where('Applicant_ID', '=', id).execute()
  await set(email_confirmed_at?.toISOString() ?? new Date().toISOString())
  await act()
  await set(email_confirmed_at?.toISOString() ?? null)
}

function createAccountSteps(site: Forms) {
  const subscribe = async (email: string) => {
    const proof = await site.prove('SubscribeToJobAlerts')
    return site.send([call('SubscribeToJobAlerts', email, 'generic', 'true', proof, '')])
  }
  const fill = async ({ email, token, id }: Owner) => {
    await site.database.db.deleteFrom('attempt_count').execute()
    await subscribe(email)
    await site.enter(email)
    const saved = JSON.stringify([{ id: `saved by ${id}`, savedOn: '2026-11-20' }])
    await site.send([call('SendConfirmation')], { token })
    await site.send([call('MergeSavedJobs', saved)], { token })
    await whileConfirmed(site, id, () =>
      createTestApplications(site.service, { token, lastName: 'Moss', posting: '3' }),
    )
    await site.recover(email)
    site.pass(minute)
  }
  return { ...createEmailSteps(site, subscribe), fill }
}

async function readPieces({ db }: Forms['database'], at: number): Promise<Pieces> {
  const now = `'${new Date(at).toISOString()}'::timestamptz`
  const found = new Map<ThingName, ReadonlySet<string>>()
  for (const thing of thingNames) {
    const asked = sql.raw<Record<string, string>>(pieces[thing].replaceAll('$now', now))
    found.set(thing, new Set((await asked.execute(db)).rows.flatMap((row) => Object.values(row))))
  }
  return found
}

async function openSite(name: string, filesFolder: string) {
  const site = await openAccountForms(name, {
    filesFolder,
    hasWebhook: true,
    hasSsnQuestion: true,
    accountUnusedMonths: 12,
  })
  const jobs = ['3', '4'].map((id) => posting(id, 'Cost Analyst'))
  await importContent(site.database, { JobPostingHeader: jobs, AttachmentType: attachmentTypes, ...lists })
  // It makes the key of the files, which is nobody's.
  await site.service.tidyAttachments()
  return site
}

export async function openOwnership(name: string) {
  const files = openFilesFolder()
  const site = await openSite(name, files.filesFolder)
  let passed = 0
  const pass = (duration: number) => {
    passed += duration
    site.pass(duration)
  }
  return {
    ...site,
    ...createAccountSteps({ ...site, pass }),
    pass,
    look: () => readPieces(site.database, site.start + passed),
    findHolder: async (email: string) => {
      const row = site.database.db.selectFrom('Applicant').select('Applicant_ID').where('Email', '=', email)
      return (await row.executeTakeFirst())?.Applicant_ID
    },
    fetchAccountData: async (token: string) =>
      decodeAccountDataReply((await site.send([read('AccountData')], { token })).payload),
    begin: () => {
      passed = 0
      return site.reset()
    },
    close: async () => {
      await site.database.close()
      files.remove()
    },
  }
}

export type OwnershipSnapshots = {
  readonly owner: Owner
  readonly start: Pieces
  readonly filled: Pieces
  readonly after: Pieces
}

export function computeOutcomes(
  { owner, start, filled, after }: OwnershipSnapshots,
  hasReturned: boolean,
): Readonly<Record<ThingName, Outcome | 'partly'>> {
  const getOutcome = (thing: ThingName): Outcome | 'partly' => {
    const isAdded = (piece: string) => {
      if (thing === ofAddress) return piece === owner.email
      return lasting.includes(thing) ? piece.startsWith(owner.id) : start.get(thing)?.has(piece) === false
    }
    const added = [...(filled.get(thing) ?? [])].filter(isAdded)
    const left = added.filter((piece) => after.get(thing)?.has(piece))
    if (added.length === 0) return 'none'
    if (left.length === 0) return 'goes'
    if (left.length < added.length) return 'partly'
    return hasReturned && thing !== ofAddress ? 'returns' : 'stays'
  }
  return Object.fromEntries(thingNames.map((thing) => [thing, getOutcome(thing)])) as Record<
    ThingName,
    Outcome | 'partly'
  >
}
