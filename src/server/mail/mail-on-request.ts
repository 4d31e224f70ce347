import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { createAttempts, type Limit } from '../limits/attempts.ts'
import { emailKey } from './email-key.ts'

/** How many mails on request one address can be sent, over all who request them. */
const perEmail: Limit = { most: 6, within: 24 * 60 * 60_000 }

/** Counts a mail to an address that somebody has typed; false when too many were requested today. */
export const mayMailOnRequest = (db: Kysely<Tables>, email: string, now: Date): Promise<boolean> =>
  createAttempts({ db }).may({ kind: 'mail asked for by', who: emailKey(email) }, perEmail, now)
