import { parseApplyJobId } from '#addresses/application-address.ts'
import { anyPosting } from '#contract/job-alerts.ts'
import type { Place } from './ports.ts'
import type { Parts } from './site.ts'

type PagePlace = Pick<Place, 'pathname' | 'search'>

export const getGenericPostingId = ({ input: { settings } }: Parts<'input'>) =>
  settings.genericJobPostingId ?? anyPosting

export const applyInput = (site: Parts<'input'>, address: string) => ({
  id: parseApplyJobId(address, [anyPosting, getGenericPostingId(site)]) ?? '',
})

/** The form for another job is another page, though its path is the same. */
export function isPageLeft(from: PagePlace, to: PagePlace): boolean {
  const readJob = ({ pathname, search }: PagePlace) => parseApplyJobId(`${pathname}${search}`)
  return from.pathname !== to.pathname || readJob(from) !== readJob(to)
}
