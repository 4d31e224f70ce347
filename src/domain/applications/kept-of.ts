import { parseJson } from '../text/parse-json.ts'

const aDay = 24 * 60 * 60_000

function recordIn(stored: string | null): Readonly<Record<string, unknown>> | null {
  const parsed = stored === null ? null : parseJson(stored)
  return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : null
}

export const isKeptOf = (stored: string | null, visitor: string): boolean => recordIn(stored)?.['visitor'] === visitor

export const withMoment = (text: string, at: number): string => JSON.stringify({ ...recordIn(text), at })

/** True when written over a day ago, or when the time is missing or in the future. */
export function isLeftBehind(stored: string | null, now: number): boolean {
  if (stored === null) return false
  const at = recordIn(stored)?.['at']
  return typeof at !== 'number' || at > now || now - at > aDay
}
