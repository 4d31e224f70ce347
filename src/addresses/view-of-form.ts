import { isSectionName } from '#contract/application-sections.ts'
import { readQuery } from '#domain/visit/address.ts'
import type { ViewOfForm } from '#machines/whole-context.ts'

/** What of the form of an application an address shows. @param search its query */
export function viewOfForm(search: string): ViewOfForm {
  const name = readQuery(search).get('section') ?? ''
  return isSectionName(name) || name === 'attachments' || name === 'review' ? name : 'sections'
}
