import { experienceLevels, workplaces } from '#contract/job-terms.ts'
import type { JobPostingHeader } from '#contract/jobs.ts'
import { addBit, noBits, type Bits } from '../search/bits.ts'
import { placeKey, stateKey } from '../places/cities.ts'
import { compareText } from '../text/compare-text.ts'
import { foldText } from '../text/fold-text.ts'
import { getCheckedValues, type GroupId, type JobCriteria } from './job-criteria.ts'
import { listJobGroups } from './job-groups.ts'
import { experienceName, workplaceName } from './job-words.ts'

export type BoardOption = {
  readonly value: string
  readonly name: string
  readonly jobs: Bits
}

type Value = { readonly value: string; readonly name: string }

const named = (name: string): Value => ({ value: foldText(name), name: name.trim() })

const listCategories = (posting: JobPostingHeader) => listJobGroups(posting).map(named)

const listExperienceLevels = ({ ExperienceLevel }: JobPostingHeader) => {
  const name = experienceName(ExperienceLevel)
  return name === null ? [] : [{ value: foldText(ExperienceLevel), name }]
}

const listPlaces = ({ City, State }: JobPostingHeader) =>
  [
    { value: placeKey(City, State), name: City?.trim() || State },
    { value: placeKey('', State), name: State },
  ].flatMap(({ value, name }) => (value === '|' ? [] : { value, name: (name ?? '').trim() }))

const listWorkplaces = ({ Workplace }: JobPostingHeader) => [named(workplaceName(Workplace))]

function readOptions(
  postings: readonly JobPostingHeader[],
  listValues: (posting: JobPostingHeader) => readonly Value[],
  fixed: readonly Value[],
): BoardOption[] {
  const begin = (value: Value): BoardOption => ({ ...value, jobs: noBits(postings.length) })
  const options = new Map(fixed.map((value) => [value.value, begin(value)]))
  for (const [at, posting] of postings.entries())
    for (const { value, name } of listValues(posting)) {
      const option = options.get(value) ?? begin({ value, name })
      options.set(value, option)
      addBit(option.jobs, at)
    }
  return [...options.values()]
}

const byName = (a: BoardOption, b: BoardOption) => compareText(a.name, b.name) || compareText(a.value, b.value)

export function listFilterOptions(postings: readonly JobPostingHeader[]): Record<GroupId, BoardOption[]> {
  const levels = Object.entries(experienceLevels).map(([value, name]) => ({ value, name }))
  return {
    category: readOptions(postings, listCategories, []).sort(byName),
    experience: readOptions(postings, listExperienceLevels, levels),
    location: readOptions(postings, listPlaces, []).sort(byName),
    workplace: readOptions(postings, listWorkplaces, workplaces.map(named)),
  }
}

/** `places`: the keys of the state and of its cities. */
export type BoardState = { readonly value: string; readonly name: string; readonly places: readonly string[] }

/** In the order of `places`. */
export function listStates(places: readonly Value[]): BoardState[] {
  const groups = Map.groupBy(
    places.map(({ value }) => value),
    stateKey,
  )
  return places.flatMap(({ value, name }) =>
    value.startsWith('|') ? { value: value.slice(1), name, places: groups.get(value)! } : [],
  )
}

const capitalize = (name: string) => name.replace(/(^| )\S/g, (letter) => letter.toUpperCase())

type Board = {
  readonly options: Readonly<Record<GroupId, readonly BoardOption[]>>
  readonly postings: readonly JobPostingHeader[]
}

/** With those that were chosen and that no open job has. */
export function listChosenOptions(
  { options, postings }: Board,
  criteria: JobCriteria,
  groupId: GroupId,
): readonly BoardOption[] {
  const known = new Set(options[groupId].map(({ value }) => value))
  const jobs = noBits(postings.length)
  const checked = getCheckedValues(criteria, groupId)
  const isPlace = groupId === 'location'
  const missing = new Set(isPlace ? checked.flatMap((key) => [key, stateKey(key)]) : checked).difference(known)
  return [
    ...options[groupId],
    ...Array.from(missing).flatMap((value) => {
      const name = isPlace ? value.split('|').find(Boolean) : value
      return name ? { value, name: capitalize(name), jobs } : []
    }),
  ]
}
