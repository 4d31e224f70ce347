import { longestNote } from '#contract/application-operations.ts'
import { parseJson } from '../text/parse-json.ts'

export type KeptNote = { readonly visitor: string; readonly application: string; readonly note: string }

export const writeKeptNote = (kept: KeptNote): string => JSON.stringify(kept)

export function readKeptNote(stored: string | null, { visitor, application }: Omit<KeptNote, 'note'>): string {
  const parsed = stored === null ? null : parseJson(stored)
  if (typeof parsed !== 'object' || parsed === null) return ''
  const found = parsed as Readonly<Record<string, unknown>>
  const isHers = found['visitor'] === visitor && found['application'] === application
  return isHers && typeof found['note'] === 'string' ? found['note'].slice(0, longestNote) : ''
}
