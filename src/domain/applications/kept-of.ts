import { parseJson } from '../text/parse-json.ts'

const aDay = 24 * 60 * 60_000

function parseRecord(stored: string | null): Readonly<Record<string, unknown>> | null {
  const parsed = stored === null ? null : parseJson(stored)
  return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : null
}

export const isStoredForVisitor = (stored: string | null, visitor: string): boolean =>
  parseRecord(stored)?.['visitor'] === visitor

export const withMoment = (text: string, at: number): string => JSON.stringify({ ...parseRecord(text), at })

/** True when written over a day ago, or when the time is missing or in the future. */
export function isStaleRecord(stored: string | null, now: number): boolean {
  if (stored === null) return false
  const at = parseRecord(stored)?.['at']
  return typeof at !== 'number' || at > now || now - at > aDay
}
