import { longestNote } from '#contract/application-operations.ts'
import { parseJson } from '../text/parse-json.ts'

/** A note to the firm that is not submitted, whose it is, and for which application. */
export type KeptNote = { readonly visitor: string; readonly application: string; readonly note: string }

export const writeKeptNote = (kept: KeptNote): string => JSON.stringify(kept)

/**
 * The note that somebody has written for an application; empty where there is none, or another's.
 * @param stored text that anyone may have put there; null when there is none
 */
export function readKeptNote(stored: string | null, { visitor, application }: Omit<KeptNote, 'note'>): string {
  const parsed = stored === null ? null : parseJson(stored)
  if (typeof parsed !== 'object' || parsed === null) return ''
  const found = parsed as Readonly<Record<string, unknown>>
  const isHers = found['visitor'] === visitor && found['application'] === application
  return isHers && typeof found['note'] === 'string' ? found['note'].slice(0, longestNote) : ''
}
