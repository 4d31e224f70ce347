import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { createAttempts, type Limit } from '../limits/attempts.ts'
import { emailKey } from './email-key.ts'

const perEmail: Limit = { most: 6, within: 24 * 60 * 60_000 }

export const mayMailOnRequest = (db: Kysely<Tables>, email: string, now: Date): Promise<boolean> =>
  createAttempts({ db }).may({ kind: 'mail asked for by', who: emailKey(email) }, perEmail, now)
