import { parseApplyJobId } from '#addresses/application-address.ts'
import { anyPosting } from '#contract/job-alerts.ts'
import type { Parts } from './site.ts'

export const getGenericPostingId = ({ input: { settings } }: Parts<'input'>) =>
  settings.genericJobPostingId ?? anyPosting

export const applyInput = (site: Parts<'input'>, address: string) => ({
  id: parseApplyJobId(address, [anyPosting, getGenericPostingId(site)]) ?? '',
})
