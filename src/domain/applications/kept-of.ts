import { parseJson } from '../text/parse-json.ts'

const aDay = 24 * 60 * 60_000

function recordIn(stored: string | null): Readonly<Record<string, unknown>> | null {
  const parsed = stored === null ? null : parseJson(stored)
  return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : null
}

/** Whether what a device keeps of forms is somebody's. @param stored text that anyone may have put there; null when there is none */
export const isKeptOf = (stored: string | null, visitor: string): boolean => recordIn(stored)?.['visitor'] === visitor

/** What a device keeps of forms, with the moment at which it was written, in milliseconds. */
export const withMoment = (text: string, at: number): string => JSON.stringify({ ...recordIn(text), at })

/**
 * Whether what a device keeps of forms waits no more for its writer, who is not signed in: it was written more than a day ago, or
 * nobody knows when.
 */
export function isLeftBehind(stored: string | null, now: number): boolean {
  if (stored === null) return false
  const at = recordIn(stored)?.['at']
  return typeof at !== 'number' || at > now || now - at > aDay
}
