import type { ApplicantApplication } from '#contract/application.ts'
import type { ApplicationState, ScanState } from '#contract/application-states.ts'
import { formatJobLocation } from '../jobs/job-words.ts'

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

export const scanWords: Readonly<Record<ScanState, string>> = {
  waiting: 'It is still being checked.',
  delayed: 'It is still to be checked.',
  clean: '',
  'not scanned': '',
  removed: 'It was removed because something harmful was found in it.',
}

export const anyJobTitle = 'No job in particular'

export function toJobSummary({ Posting }: Pick<ApplicantApplication, 'Posting'>) {
  if (Posting === null) return { title: anyJobTitle, place: '', number: '' }
  return {
    title: Posting.JobFunction || 'Untitled job',
    place: formatJobLocation(Posting),
    number: Posting.TrackingNumber ?? '',
  }
}
