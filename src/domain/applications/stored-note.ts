import { maxNoteLength } from '#contract/application-operations.ts'
import { parseJson } from '../text/parse-json.ts'

export type StoredNote = { readonly visitor: string; readonly application: string; readonly note: string }

export const writeStoredNote = (kept: StoredNote): string => JSON.stringify(kept)

export function readStoredNote(stored: string | null, { visitor, application }: Omit<StoredNote, 'note'>): string {
  const parsed = stored === null ? null : parseJson(stored)
  if (typeof parsed !== 'object' || parsed === null) return ''
  const found = parsed as Readonly<Record<string, unknown>>
  const isHers = found['visitor'] === visitor && found['application'] === application
  return isHers && typeof found['note'] === 'string' ? found['note'].slice(0, maxNoteLength) : ''
}
