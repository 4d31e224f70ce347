import { uploadProblems } from './upload-problems.ts'
import type { SubmitOutcome } from './application-operations.ts'

/** Must be sent in this order. */
export const plainFields = { email: 'email', password: 'password', note: 'note', file: 'resume' } as const

export const plainOutcomeField = 'outcome'

const draftSavedText = 'What you sent is kept as a draft in your account.'

const submitMessages: Readonly<Record<Exclude<SubmitOutcome, 'submitted'>, string>> = {
  closed: `This job has closed, so your application could not be submitted. ${draftSavedText}`,
  scanning: `Your resume is still being checked. ${draftSavedText} Please send the form again in a minute, without a file. If our virus check is down, you can send it without the check 24 hours from now.`,
  removed: 'Your resume was removed because something harmful was found in it. Please send another file.',
  resume: 'An application needs a resume. Please choose a file.',
  ended: 'This application is no longer active, so nothing can be added to it.',
  unchanged: 'We already have this application. To send a newer resume, choose a file.',
}

export const plainOutcomes = {
  unknown: 'We do not recognize this email and password. Nothing was sent.',
  attempts: 'Too many login attempts. Please wait a few minutes and try again. Nothing was sent.',
  temporary:
    'You have signed in with a temporary password. Please choose a new one first, in a browser with JavaScript. Nothing was sent.',
  note: 'Please use plain text of 2,000 characters at most for your note. Nothing was submitted.',
  missing: 'Please give your email and your password. Nothing was sent.',
  refused: 'You cannot apply for this job. It may have been filled, or the firm may have decided already.',
  busy: 'The site could not take your application right now. Please try again in a few minutes.',
  broken: 'Your resume did not arrive in full. Please send the form again.',
  ...submitMessages,
  ...uploadProblems,
} as const

export type PlainOutcome = keyof typeof plainOutcomes

export const isPlainOutcome = (name: string): name is PlainOutcome => Object.hasOwn(plainOutcomes, name)
