import { experienceLevels, workplaces, type ExperienceCode, type Workplace } from '#contract/job-terms.ts'
import type { JobPostingHeader, JobPlace } from '#contract/jobs.ts'
import { lowerCaseText, plainText, truncate } from '../text/plain-text.ts'

const isCode = (code: string): code is ExperienceCode => Object.hasOwn(experienceLevels, code)

export function experienceName(code: string | null): string | null {
  const key = lowerCaseText(code)
  return isCode(key) ? experienceLevels[key] : null
}

export const workplaceName = (workplace: JobPostingHeader['Workplace']): Workplace =>
  workplaces.find((name) => name === workplace) ?? 'On-site'

const joinParts = (parts: readonly (string | null)[], separator: string) =>
  parts.flatMap((part) => part?.trim() || []).join(separator)

export const formatJobLocation = ({ City, State }: Pick<JobPostingHeader, 'City' | 'State'>): string =>
  joinParts([City, State], ', ')

export const positionType = ({ IsFullTime }: Pick<JobPostingHeader, 'IsFullTime'>): 'Full-Time' | 'Part-Time' =>
  IsFullTime ? 'Full-Time' : 'Part-Time'

export const cardDescription = (
  { ShortDescription, Responsibilities }: Pick<JobPostingHeader, 'ShortDescription' | 'Responsibilities'>,
  limit: number,
): string => truncate(plainText(ShortDescription) || plainText(Responsibilities), limit)

type AddressFields = Pick<JobPostingHeader, 'Address1' | 'Address2' | 'City' | 'State' | 'ZipCode'>

export const postalAddress = ({ Address1, Address2, City, State, ZipCode }: AddressFields): string =>
  joinParts([Address1, Address2, City, joinParts([State, ZipCode], ' ')], ', ')

export function directionsAddress(posting: AddressFields): string | null {
  const address = postalAddress(posting)
  return address === ''
    ? null
    : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.toWellFormed())}`
}

export const postalLines = ({ Address1, Address2, City, State, ZipCode }: AddressFields): string[] =>
  [Address1 ?? '', Address2 ?? '', joinParts([City, joinParts([State, ZipCode], ' ')], ', ')].filter(
    (line) => line.trim() !== '',
  )

export type JobsByPlace = ReadonlyMap<string, ReadonlyArray<JobPostingHeader>>

export const groupByPlace = (
  postings: ReadonlyArray<JobPostingHeader>,
  places: ReadonlyArray<string> = postings.map(formatJobLocation),
): JobsByPlace => Map.groupBy(postings, (_, index) => places[index]!)

export const listJobPlaces = (byPlace: JobsByPlace): ReadonlyArray<JobPlace> =>
  Array.from(byPlace, ([name, jobs]) => ({
    JobPlace_ID: name,
    City: (jobs[0]?.City ?? '').trim(),
    State: (jobs[0]?.State ?? '').trim(),
    Jobs: jobs.length,
  })).filter(({ JobPlace_ID }) => JobPlace_ID !== '')
