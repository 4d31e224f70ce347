/**
 * Under which names a browser keeps what a visit leaves in it (C3.8). What stands in the head of a page reads some of them
 * before the site is there.
 */
export const storedNames = {
  consent: 'cookie_preferences',
  settings: 'accessibility_settings',
  savedJobs: 'saved_jobs',
  token: 'access_token',
  sessionEnded: 'session_ended',
  accountDeleted: 'account_deleted',
  note: 'application_note',
  parts: 'application_parts',
} as const

const draftsBegin = 'draft_'

/** The name of what is written into a form and not sent. */
export const draftName = (form: string) => `${draftsBegin}${form}`

/** Whether something that a visitor has written is kept under a name. */
export const isWritten = (name: string) => name === storedNames.note || name.startsWith(draftsBegin)
