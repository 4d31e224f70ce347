import { jobToApplyFor } from '#addresses/application-address.ts'
import { anyPosting } from '#contract/job-alerts.ts'
import type { Parts } from './site.ts'

/** The id of the posting that every applicant may apply for. */
export const genericOf = ({ input: { settings } }: Parts<'input'>) => settings.genericJobPostingId ?? anyPosting

/** What the page of applying begins with. @param address which names a posting, the generic one (J2.1-28), or none */
export const applyInput = (site: Parts<'input'>, address: string) => ({
  id: jobToApplyFor(address, [anyPosting, genericOf(site)]) ?? '',
})
