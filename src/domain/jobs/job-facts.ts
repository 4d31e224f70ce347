import type { Pay, JobPostingHeader } from '#contract/jobs.ts'
import { experienceName, positionType } from './job-words.ts'

export function payInWords({ Low, High, Unit }: Pay): string {
  const minimumFractionDigits = Number.isInteger(Low) && Number.isInteger(High) ? 0 : 2
  const dollars = (amount: number) => `$${amount.toLocaleString('en-US', { minimumFractionDigits })}`
  return `${Low < High ? `${dollars(Low)} to ` : ''}${dollars(High)} a${Unit === 'hour' ? 'n hour' : ' year'}`
}

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
