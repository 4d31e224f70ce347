import type { Pay, JobPostingHeader } from '#contract/jobs.ts'
import { experienceName, positionType } from './job-words.ts'

export const dollars = (amount: number, minimumFractionDigits = 0): string =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits })}`

export function payRange({ Low, High }: Pay): string {
  const digits = Number.isInteger(Low) && Number.isInteger(High) ? 0 : 2
  return `${Low < High ? `${dollars(Low, digits)} to ` : ''}${dollars(High, digits)}`
}

export const perUnit = ({ Unit }: Pick<Pay, 'Unit'>): string => (Unit === 'hour' ? 'an hour' : 'a year')

export const payInWords = (pay: Pay): string => `${payRange(pay)} ${perUnit(pay)}`

export type JobFact = { readonly name: string; readonly value: string }

/** The detail page writes 'Onsite', unlike lists, and shows it when none is given (J2.5-27, J3-12). */
const workplaceOnPage = (workplace: JobPostingHeader['Workplace']) =>
  workplace === null || workplace === 'On-site' ? 'Onsite' : workplace

export const jobFacts = (job: JobPostingHeader): ReadonlyArray<JobFact> => {
  const level = experienceName(job.ExperienceLevel)
  return [
    { name: 'Position Type', value: positionType(job) },
    ...(job.Pay ? [{ name: 'Pay', value: payInWords(job.Pay) }] : []),
    ...(level === null ? [] : [{ name: 'Experience Level', value: level }]),
    { name: 'Workplace', value: workplaceOnPage(job.Workplace) },
    ...(job.HasSecurity === 1 ? [{ name: 'Security Clearance', value: 'Required' }] : []),
  ]
}
