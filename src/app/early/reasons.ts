import { isWritten, storedNames } from '#domain/visit/stored-names.ts'
import { allowed, countSaved, isSignedIn, type Stage } from './show-stored.ts'

export function hasReason({ root: { dataset }, stored, signal }: Stage, fragment: string): boolean {
  return (
    dataset['live'] !== undefined ||
    fragment.length > 1 ||
    isSignedIn(stored) ||
    stored.shared(storedNames.sessionEnded) !== null ||
    countSaved(stored) > 0 ||
    dataset['readingGuide'] !== undefined ||
    dataset['readingFocus'] !== undefined ||
    (allowed({ stored, signal })?.length ?? 0) > 1 ||
    stored.tabKeys().some(isWritten)
  )
}
