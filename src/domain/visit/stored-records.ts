import { parseJson } from '../text/parse-json.ts'

/** The script in the head of each page reads these before the site has loaded, and holds them all. */
export const earlyNames = {
  consent: 'cookie_preferences',
  settings: 'accessibility_settings',
  savedJobs: 'saved_jobs',
  token: 'access_token',
  typefaces: 'typefaces',
} as const

export const storedNames = {
  ...earlyNames,
  noticeShown: 'cookie_notice_shown',
  sessionEnded: 'session_ended',
  accountDeleted: 'account_deleted',
  note: 'application_note',
  parts: 'application_parts',
} as const

const draftPrefix = 'draft_'

export const draftName = (form: string) => `${draftPrefix}${form}` as const

/** The privacy policy says of each what it holds and how long. */
export type StoredName =
  | (typeof storedNames)[keyof typeof storedNames]
  | 'system_messages_seen'
  | 'places'
  | 'account_link_confirm'
  | ReturnType<typeof draftName>

export const isWritten = (name: string) => name === storedNames.note || name.startsWith(draftPrefix)

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
