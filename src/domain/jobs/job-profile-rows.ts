import type { JobProfileRow } from '#contract/jobs.ts'
import { sumJobs, type OfficeGroup, type PlaceOfJobs } from '../drawings/office-groups.ts'
import { findJobsQuery } from './places-of-jobs.ts'

export type NamedGroup = { readonly group: OfficeGroup; readonly name: string }

export const formatCount = (jobs: number): string => jobs.toLocaleString('en-US')

const noun = (jobs: number) => (jobs === 1 ? 'open job' : 'open jobs')

const preposition = ({ group }: NamedGroup) => (group.places.length > 1 ? '' : ' in')

export const byJobs = (a: { readonly jobs: number }, b: { readonly jobs: number }): number => b.jobs - a.jobs

export function findChief(groups: ReadonlyArray<NamedGroup>): OfficeGroup | null {
  const [first, second] = groups.map(({ group }) => group).toSorted(byJobs)
  return first && second && first.jobs > second.jobs ? first : null
}

export const describeSummit = (
  summit: NamedGroup,
  all: ReadonlyArray<PlaceOfJobs>,
): Pick<JobProfileRow, 'jobs' | 'words' | 'name' | 'query'> => ({
  jobs: summit.group.jobs,
  words: `${noun(summit.group.jobs)}${preposition(summit)}`,
  name: summit.name,
  query: findJobsQuery(summit.group.places, all),
})

const mostUndrawn = 10

const isNowhere = ({ city, state }: PlaceOfJobs) => city === '' && state === ''

const plainRow = (jobs: number, words: string, name: string): JobProfileRow => ({
  jobs,
  words,
  name,
  query: null,
  flag: null,
  isMost: false,
})

export type UndrawnJobs = {
  /** Places whose longitude no row says. */
  readonly unknown: ReadonlyArray<PlaceOfJobs>
  readonly lesser: ReadonlyArray<PlaceOfJobs>
}

/** Those that are known by name, then all others as one, then jobs without any place. */
export function listUndrawn({ unknown, lesser }: UndrawnJobs, all: ReadonlyArray<PlaceOfJobs>): JobProfileRow[] {
  const named = unknown.filter((place) => !isNowhere(place)).toSorted(byJobs)
  const others = [...lesser, ...named.slice(mostUndrawn)]
  const [rest, nowhere] = [sumJobs(others), sumJobs(unknown.filter(isNowhere))]
  const rows = named.slice(0, mostUndrawn).map((place) => ({
    ...plainRow(place.jobs, `${noun(place.jobs)}:`, [place.city, place.state].filter(Boolean).join(', ')),
    query: findJobsQuery([place], all),
  }))
  const lastRows = [
    plainRow(rest, `${noun(rest)} in`, others.length === 1 ? 'one other place' : `${others.length} other places`),
    plainRow(nowhere, noun(nowhere), 'without a place'),
  ]
  return [...rows, ...lastRows.filter(({ jobs }) => jobs > 0)]
}

function describeDrawn(groups: ReadonlyArray<NamedGroup>, jobs: number): string {
  const chief = findChief(groups)
  const most = groups.find(({ group }) => group === chief)
  if (most) {
    const { group, name } = most
    return `${formatCount(group.jobs)} of our ${formatCount(jobs)} open jobs are${preposition(most)} ${name}.`
  }
  const [only] = groups
  const place = only && groups.length === 1 ? `${preposition(only)} ${only.name}` : ', from west to east'
  return `${formatCount(jobs)} ${noun(jobs)}${place}.`
}

export function describeFinding(groups: ReadonlyArray<NamedGroup>, jobs: number, undrawn: number): string {
  if (jobs === 0) return 'No job is open today.'
  if (groups.length === 0) return `${formatCount(jobs)} ${noun(jobs)}, at no longitude that we know.`
  if (undrawn === 0) return describeDrawn(groups, jobs)
  const isOne = undrawn === 1
  return `${describeDrawn(groups, jobs)} ${formatCount(undrawn)} of them ${isOne ? 'has' : 'have'} no longitude and ${isOne ? 'stands' : 'stand'} in the list alone.`
}
