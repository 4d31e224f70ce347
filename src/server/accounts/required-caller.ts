import type { Caller } from '../transaction/caller.ts'
import { Refused } from '../transaction/refused.ts'

export function requiredAtAll(caller: Caller | null): Caller {
  if (caller) return caller
  throw new Refused(401, 'Please sign in first.')
}

/** @throws Refused with 401 when signed out, with 403 when a temporary password must be changed first (J4.12-07) */
export function required(caller: Caller | null): Caller {
  const known = requiredAtAll(caller)
  if (known.mustChangePassword) throw new Refused(403, 'Please choose a new password first.')
  return known
}
