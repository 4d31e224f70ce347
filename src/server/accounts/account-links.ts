import { createHash, randomBytes } from 'node:crypto'
import { sql, type Kysely, type Selectable } from 'kysely'
import { latestOf, longestTerms } from '../database/longest-terms.ts'
import type { Tables } from '../database/tables.ts'
import { emailKey } from '../mail/email-key.ts'

/** A link in a mail, as it is kept. */
export type Link = Selectable<Tables['account_link']>

const day = 24 * 60 * 60_000
/** How long a link is good for, in milliseconds. */
export const linkLifetime = { confirm: longestTerms['account_link.expires_at'], undo: 3 * day }

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** What a link is to do to whose account, and with which address. */
export type NewLink = { readonly kind: Link['kind']; readonly applicantId: string; readonly email: string }

/** Makes a link. @returns its token, 192 random bits of which only a hash is kept */
export async function makeLink(db: Kysely<Tables>, { kind, applicantId, email }: NewLink, now: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db
    .insertInto('account_link')
    .values({
      token_hash: hashOf(token),
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

/** A link by its token. */
export const findLink = (db: Kysely<Tables>, kind: Link['kind'], token: string): Promise<Link | undefined> =>
  db
    .selectFrom('account_link')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .executeTakeFirst()

/** Whether a link can be used; its account is held. */
export async function stateOfLink(db: Kysely<Tables>, link: Link, now: Date): Promise<'good' | 'used' | 'expired'> {
  const { used_at, expires_at } = await db
    .selectFrom('account_link')
    .select(['used_at', 'expires_at'])
    .where('token_hash', '=', link.token_hash)
    .executeTakeFirstOrThrow()
  if (used_at !== null) return 'used'
  return expires_at <= now || expires_at > latestOf('account_link.expires_at', now) ? 'expired' : 'good'
}

/** Uses a good link up; its account is held. */
export async function useLink(db: Kysely<Tables>, { token_hash }: Link, now: Date): Promise<void> {
  await db
    .updateTable('account_link')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', token_hash)
    .execute()
}

/** When the last link of this kind was made for an e-mail of an account; null: never. */
export async function lastLinkAt(
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
    .where('created_at', '<=', latestOf('account_link.created_at', now))
    .executeTakeFirstOrThrow()
  return at
}

/** The links that give an account a former e-mail back and are still good, the latest first. */
export const undoLinksOf = (db: Kysely<Tables>, applicantId: string, now: Date): Promise<ReadonlyArray<Link>> =>
  db
    .selectFrom('account_link')
    .selectAll()
    .where('Applicant_ID', '=', applicantId)
    .where('kind', '=', 'undo')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestOf('account_link.expires_at', now))
    .orderBy('created_at', 'desc')
    .execute()

/** Lets unused links of an account run out, also for what began before now. @param since those that were made then or later; all when it is left out */
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

/**
 * The confirmed e-mails that an account was taken away from, each with the moment at which that happened first, also where its
 * link has run out: who had it earlier is known for longer than she can have it back. A link that was ended or used counts no more.
 */
export async function firstChangesOf(db: Kysely<Tables>, applicantId: string): Promise<ReadonlyMap<string, Date>> {
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

/** An e-mail of an account. */
type EmailOfAccount = Pick<NewLink, 'applicantId' | 'email'>

/**
 * Settles the links of an account to whose e-mail mail was shown to reach its owner: none is left to confirm it, and none gives
 * the account to an address that it was taken to after this one. An address that it had before still gets it back.
 */
export async function settleLinks(
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
  const firsts = await firstChangesOf(db, applicantId)
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

/** Whether an e-mail may still be given back to an account other than this one: till then nobody else may take it. */
export async function isReserved(db: Kysely<Tables>, email: string, applicantId: string, now: Date): Promise<boolean> {
  const link = await db
    .selectFrom('account_link')
    .select('token_hash')
    .where('email_key', '=', emailKey(email))
    .where('kind', '=', 'undo')
    .where('Applicant_ID', '!=', applicantId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestOf('account_link.expires_at', now))
    .executeTakeFirst()
  return link !== undefined
}
