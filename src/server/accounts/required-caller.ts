import type { Caller } from '../transaction/caller.ts'
import { Refused } from '../transaction/refused.ts'

/** The caller of what is for applicants only, also while she has to choose another password. @throws Refused with 401 */
export function requiredAtAll(caller: Caller | null): Caller {
  if (caller) return caller
  throw new Refused(401, 'Please sign in first.')
}

/**
 * The caller of what is for applicants only. @throws Refused with 401, with 403 for one who signed in with a temporary
 * password and has to choose another first (J4.12-07)
 */
export function required(caller: Caller | null): Caller {
  const known = requiredAtAll(caller)
  if (known.mustChangePassword) throw new Refused(403, 'Please choose a new password first.')
  return known
}
