import type { JobPostingHeader } from '#contract/jobs.ts'
import { paths } from '#addresses/paths.ts'
import { collapseWhitespace, plainText } from '#domain/text/plain-text.ts'
import { formatJobLocation } from '#domain/jobs/job-words.ts'
import type { MailJob } from '../mail/mail-content.ts'

const longest = 160

function firstWords(text: string): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  const whole = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut.replace(/[\uD800-\uDBFF]$/, '')
  return `${whole.replace(/[\s,;:.]+$/, '')}…`
}

export const listJob = (job: JobPostingHeader, origin: string): MailJob => ({
  title: collapseWhitespace(job.JobFunction),
  place: collapseWhitespace(formatJobLocation(job)),
  summary: firstWords(plainText(job.ShortDescription) || plainText(job.Responsibilities)),
  address: `${origin}${paths.job.to(job.JobPosting_ID)}`,
})

export function nameJob({ JobFunction, City, State }: JobPostingHeader): string {
  const place = collapseWhitespace(City ?? '') || collapseWhitespace(State ?? '')
  return `${collapseWhitespace(JobFunction)}${place && ` in ${place}`}`
}
