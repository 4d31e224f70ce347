/** Inline scripts in the page head read some of these before the site has loaded. */
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

const draftPrefix = 'draft_'

export const draftName = (form: string) => `${draftPrefix}${form}`

export const isWritten = (name: string) => name === storedNames.note || name.startsWith(draftPrefix)
