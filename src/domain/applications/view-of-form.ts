import { isSectionName, type AnySectionName } from '#contract/application-sections.ts'
import { readQuery } from '../visit/address.ts'

export type ViewOfForm = 'sections' | AnySectionName | 'review'

export function parseFormView(search: string): ViewOfForm {
  const name = readQuery(search).get('section') ?? ''
  return isSectionName(name) || name === 'attachments' || name === 'review' ? name : 'sections'
}
