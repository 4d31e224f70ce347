import { createHash, randomBytes } from 'node:crypto'
import { sql, type Kysely, type Selectable } from 'kysely'
import { latestValidMoment, maxLifetimes } from '../database/longest-terms.ts'
import type { Tables } from '../database/tables.ts'
import { emailKey } from '../mail/email-addresses.ts'

export type Link = Selectable<Tables['account_link']>

const day = 24 * 60 * 60_000
export const linkLifetime = { confirm: maxLifetimes['account_link.expires_at'], undo: 3 * day }

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

export type NewLink = { readonly kind: Link['kind']; readonly applicantId: string; readonly email: string }

export async function makeLink(db: Kysely<Tables>, { kind, applicantId, email }: NewLink, now: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db
    .insertInto('account_link')
    .values({
      token_hash: hashToken(token),
      kind,
      Applicant_ID: applicantId,
      email,
      email_key: emailKey(email),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + linkLifetime[kind]).toISOString(),
    })
    .execute()
  return token
}

export const findLink = (db: Kysely<Tables>, kind: Link['kind'], token: string): Promise<Link | undefined> =>
  db
    .selectFrom('account_link')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .executeTakeFirst()

/** The account must be locked. */
export async function getLinkState(db: Kysely<Tables>, link: Link, now: Date): Promise<'good' | 'used' | 'expired'> {
  const { used_at, expires_at } = await db
    .selectFrom('account_link')
    .select(['used_at', 'expires_at'])
    .where('token_hash', '=', link.token_hash)
    .executeTakeFirstOrThrow()
  if (used_at !== null) return 'used'
  return expires_at <= now || expires_at > latestValidMoment('account_link.expires_at', now) ? 'expired' : 'good'
}

export async function useLink(db: Kysely<Tables>, { token_hash }: Link, now: Date): Promise<void> {
  await db
    .updateTable('account_link')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', token_hash)
    .execute()
}

export async function findLastLinkDate(
  db: Kysely<Tables>,
  { kind, applicantId, email }: NewLink,
  now: Date,
): Promise<Date | null> {
  const { at } = await db
    .selectFrom('account_link')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .where('Applicant_ID', '=', applicantId)
    .where('kind', '=', kind)
    .where('email_key', '=', emailKey(email))
    .where('created_at', '<=', latestValidMoment('account_link.created_at', now))
    .executeTakeFirstOrThrow()
  return at
}

export const listUndoLinks = (db: Kysely<Tables>, applicantId: string, now: Date): Promise<ReadonlyArray<Link>> =>
  db
    .selectFrom('account_link')
    .selectAll()
    .where('Applicant_ID', '=', applicantId)
    .where('kind', '=', 'undo')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestValidMoment('account_link.expires_at', now))
    .orderBy('created_at', 'desc')
    .execute()

export async function endLinks(
  db: Kysely<Tables>,
  { applicantId, kind, since = new Date(0) }: { applicantId: string; kind: Link['kind']; since?: Date },
  now: Date,
): Promise<void> {
  await db
    .updateTable('account_link')
    .set({ expires_at: sql`created_at` })
    .where('Applicant_ID', '=', applicantId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('created_at', '>=', since)
    .execute()
}

/** When each former confirmed e-mail was first replaced. Includes expired links, but not used or ended ones. */
export async function listFirstEmailChanges(
  db: Kysely<Tables>,
  applicantId: string,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom('account_link')
    .select(['email_key', 'created_at'])
    .where('Applicant_ID', '=', applicantId)
    .where('kind', '=', 'undo')
    .where('used_at', 'is', null)
    .whereRef('expires_at', '>', 'created_at')
    .orderBy('created_at', 'desc')
    .execute()
  return new Map(rows.map(({ email_key, created_at }) => [email_key, created_at]))
}

type EmailOfAccount = Pick<NewLink, 'applicantId' | 'email'>

/**
 * Call once an e-mail is confirmed: uses up its confirmation links and ends undo links to addresses since. Earlier
 * addresses can still undo.
 */
export async function retireLinks(
  db: Kysely<Tables>,
  { applicantId, email }: EmailOfAccount,
  now: Date,
): Promise<void> {
  await db
    .updateTable('account_link')
    .set({ used_at: now.toISOString() })
    .where('Applicant_ID', '=', applicantId)
    .where('kind', '=', 'confirm')
    .where('email_key', '=', emailKey(email))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
  const firsts = await listFirstEmailChanges(db, applicantId)
  const first = firsts.get(emailKey(email))
  if (first === undefined) return
  const later = [...firsts].filter(([, at]) => at >= first).map(([key]) => key)
  await db
    .updateTable('account_link')
    .set({ expires_at: sql`created_at` })
    .where('Applicant_ID', '=', applicantId)
    .where('kind', '=', 'undo')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('email_key', 'in', later)
    .execute()
}

/** True while another account can still undo its change away from this e-mail: nobody else may take it. */
export async function isReserved(db: Kysely<Tables>, email: string, applicantId: string, now: Date): Promise<boolean> {
  const link = await db
    .selectFrom('account_link')
    .select('token_hash')
    .where('email_key', '=', emailKey(email))
    .where('kind', '=', 'undo')
    .where('Applicant_ID', '!=', applicantId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestValidMoment('account_link.expires_at', now))
    .executeTakeFirst()
  return link !== undefined
}
