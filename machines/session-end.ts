import { Unauthorized } from '#contract/site-api.ts'

export const sessionEnded = [
  'Your session has ended.',
  'Please sign in again to use your account. Your saved jobs are still on this device.',
]

const accountDeleted = [
  'Your account was deleted.',
  'You are signed out, and nothing is left of your account. Your saved jobs are still on this device.',
]

type Sign = {
  readonly isDeleted?: boolean
  readonly deletedVisitor?: string | null
  readonly error?: unknown
  readonly output?: unknown
}

/** @param subject of the session that ends; a deletion on this device may be of another account */
export function isAccountDeletion(event: object, subject: string | null): boolean {
  const { isDeleted = false, deletedVisitor = null, error, output }: Sign = event
  if (isDeleted || (deletedVisitor !== null && deletedVisitor === subject)) return true
  if (error instanceof Unauthorized) return error.isDeleted
  return typeof output === 'object' && output !== null && 'isDeleted' in output && output.isDeleted === true
}

export const sessionEndMessages = (event: object, subject: string | null): ReadonlyArray<string> =>
  isAccountDeletion(event, subject) ? accountDeleted : sessionEnded
