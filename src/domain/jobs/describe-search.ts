import type { ActiveFilter } from './active-filters.ts'
import { searchedPart } from '../search/searched-part.ts'

type SearchTerms = { readonly keyword: string; readonly filters: ReadonlyArray<Pick<ActiveFilter, 'group' | 'name'>> }

export function describeSearch({ keyword, filters }: SearchTerms): string {
  const namesIn = (group: ActiveFilter['group']) =>
    filters.flatMap((filter) => (filter.group === group ? [filter.name] : [])).join(' or ')
  const kind = [namesIn('experience'), namesIn('workplace'), namesIn('category')].filter(Boolean).join(' ')
  const places = namesIn('location')
  const words = searchedPart(keyword)
  const where = `${places && ` in ${places}`}${words && ` for “${words}”`}`
  if (kind === '' && where === '') return 'All jobs'
  return `${kind ? `${kind} jobs` : 'Jobs'}${where}`
}
