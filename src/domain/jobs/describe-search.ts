import type { ActiveFilter } from './active-filters.ts'
import { searchedPart } from '../search/searched-part.ts'

type SearchTerms = { readonly keyword: string; readonly filters: ReadonlyArray<Pick<ActiveFilter, 'group' | 'name'>> }

export function describeSearch({ keyword, filters }: SearchTerms): string {
  const listNames = (group: ActiveFilter['group']) =>
    filters.flatMap((filter) => (filter.group === group ? [filter.name] : [])).join(' or ')
  const kind = [listNames('experience'), listNames('workplace'), listNames('category')].filter(Boolean).join(' ')
  const places = listNames('location')
  const words = searchedPart(keyword)
  const where = `${places && ` in ${places}`}${words && ` for “${words}”`}`
  if (kind === '' && where === '') return 'All jobs'
  return `${kind ? `${kind} jobs` : 'Jobs'}${where}`
}
