import { jobToApplyFor } from '#addresses/application-address.ts'
import { account } from '#content/account.ts'
import { firm } from '#content/firm.ts'
import { anyPosting } from '#contract/job-subscription.ts'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { findJob } from '#domain/jobs/find-job.ts'
import { sameName } from '#domain/text/fold-text.ts'
import { placeOf } from '#domain/jobs/job-words.ts'
import { returnAddress } from '#domain/visit/return-address.ts'
import type { Parts } from './site.ts'

const { mine, anyJob, unknown, naming, steps, title, text, withoutAccount } = account.applications

/** How to apply while the site takes no applications. */
export type Application = {
  readonly head: { readonly kicker: string; readonly heading: string; readonly lead: string | null }
  /** The open job that it is for. */
  readonly job: JobPostingHeader | null
  /** Says that the job of the address is not among the open ones. */
  readonly notice: { readonly title: string; readonly text: string } | null
  readonly title: string
  readonly text: string
  readonly steps: ReadonlyArray<string>
  /** The address of the mail, with its subject. */
  readonly mail: string
}

const about = (job: JobPostingHeader) => ({
  head: { kicker: 'Apply for', heading: job.JobFunction, lead: placeOf(job) },
  subject: `Application: ${job.JobFunction} (${job.TrackingNumber})`,
})

/**
 * What is said to anyone who wants to apply (C2.1-24, C2.1-25, J2.1-25).
 * @param address which names a posting, the generic one (J2.1-28), or none
 * @param jobs all open ones; null while they are not known
 */
export function applicationAt(
  { input: { settings } }: Parts<'input'>,
  address: string,
  jobs: ReadonlyArray<JobPostingHeader> | null,
): Application {
  const generics = [anyPosting, settings.genericJobPostingId ?? '']
  const id = jobToApplyFor(address, generics) ?? ''
  const job = id === '' ? null : findJob(jobs ?? [], id)
  const isForAny = generics.some((generic) => sameName(generic, id))
  const general = isForAny ? { head: anyJob, subject: 'Resume' } : { head: mine, subject: 'Application' }
  const { head, subject } = job ? about(job) : general
  return {
    head,
    job,
    notice: id !== '' && jobs !== null && job === null && !isForAny ? unknown : null,
    title,
    text,
    steps: [isForAny ? naming.anyJob : naming.job, ...steps],
    mail: `mailto:${firm.emails.careers}?subject=${encodeURIComponent(subject)}`,
  }
}

/** The same at the sign-in, for anyone who was on her way to apply (C2.1-25); null for everyone else. @param search of its address */
export function applicationBehind(site: Parts<'input'>, search: string) {
  const wanted = returnAddress(search)
  if (wanted === null || jobToApplyFor(wanted) === null) return null
  return { title, text: `${text} ${withoutAccount}`, mail: applicationAt(site, wanted, null).mail }
}
