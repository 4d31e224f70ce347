import type { ApplicantApplication } from '#contract/application.ts'
import type { ApplicationState, ScanState } from '#contract/application-states.ts'
import { placeOf } from '../jobs/job-words.ts'

/** How an applicant reads the states of her application. */
export const stateWords: Readonly<Record<ApplicationState, string>> = {
  draft: 'Not submitted yet',
  submitted: 'Submitted',
  'in review': 'In review',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  'not selected': 'Not selected',
  withdrawn: 'Withdrawn',
}

/** What is said of a file beside its name; '' for one of which nothing needs to be said. */
export const scanWords: Readonly<Record<ScanState, string>> = {
  waiting: 'It is still being checked.',
  delayed: 'It is still to be checked.',
  clean: '',
  'not scanned': '',
  removed: 'It was removed, for something harmful was found in it.',
}

/** The title of an application for no job in particular. */
export const anyJobTitle = 'No job in particular'

/** What an application is for, as the job stood: '' where there is no place or number. */
export function subjectOf({ Posting }: Pick<ApplicantApplication, 'Posting'>) {
  if (Posting === null) return { title: anyJobTitle, place: '', number: '' }
  return { title: Posting.JobFunction || 'Untitled job', place: placeOf(Posting), number: Posting.TrackingNumber ?? '' }
}
