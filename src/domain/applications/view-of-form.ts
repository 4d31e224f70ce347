import { isSectionName, type AnySectionName } from '#contract/application-sections.ts'
import { readQuery } from '../visit/address.ts'

/** What of the form an address shows: the list of its sections, one of these, or all that is written. */
export type ViewOfForm = 'sections' | AnySectionName | 'review'

/** What of the form of an application an address shows. @param search its query */
export function viewOfForm(search: string): ViewOfForm {
  const name = readQuery(search).get('section') ?? ''
  return isSectionName(name) || name === 'attachments' || name === 'review' ? name : 'sections'
}
