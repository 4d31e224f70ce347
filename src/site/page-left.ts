import { parseApplyJobId } from '#addresses/application-address.ts'
import type { Place } from './ports.ts'

export type PagePlace = Pick<Place, 'pathname' | 'search'>

/** The form for another job is another page, though its path is the same. */
export function isPageLeft(from: PagePlace, to: PagePlace): boolean {
  const readJob = ({ pathname, search }: PagePlace) => parseApplyJobId(`${pathname}${search}`)
  return from.pathname !== to.pathname || readJob(from) !== readJob(to)
}
