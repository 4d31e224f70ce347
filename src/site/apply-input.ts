import { jobToApplyFor } from '#addresses/application-address.ts'
import { anyPosting } from '#contract/job-alerts.ts'
import type { Parts } from './site.ts'

export const genericOf = ({ input: { settings } }: Parts<'input'>) => settings.genericJobPostingId ?? anyPosting

export const applyInput = (site: Parts<'input'>, address: string) => ({
  id: jobToApplyFor(address, [anyPosting, genericOf(site)]) ?? '',
})
