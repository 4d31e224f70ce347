import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { experienceName, positionType } from './job-words.ts'
import { payInWords } from './pay-in-words.ts'

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
