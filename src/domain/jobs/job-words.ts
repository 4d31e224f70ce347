import { experienceLevels, workplaces, type ExperienceCode, type Workplace } from '#contract/job-codes.ts'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { foldText } from '../text/fold-text.ts'
import { plainText } from '../text/plain-text.ts'
import { truncate } from '../text/truncate.ts'

const isCode = (code: string): code is ExperienceCode => Object.hasOwn(experienceLevels, code)

/** How an experience code reads; null for an unknown or missing one (J4.1-01, J4.1-02). */
export function experienceName(code: string | null): string | null {
  const key = foldText(code)
  return isCode(key) ? experienceLevels[key] : null
}

/** How a workplace reads in lists and filters: null and 'Onsite' are 'On-site' (J4.4-06). */
export const workplaceName = (workplace: JobPostingHeader['Workplace']): Workplace =>
  workplaces.find((name) => name === workplace) ?? 'On-site'

const joinParts = (parts: readonly (string | null)[], separator: string) =>
  parts.flatMap((part) => part?.trim() || []).join(separator)

/** 'City, State', or the one that is known (J2.4-09). */
export const placeOf = ({ City, State }: Pick<JobPostingHeader, 'City' | 'State'>): string =>
  joinParts([City, State], ', ')

/** The position type (J2.5-24). */
export const positionType = ({ IsFullTime }: Pick<JobPostingHeader, 'IsFullTime'>): 'Full-Time' | 'Part-Time' =>
  IsFullTime ? 'Full-Time' : 'Part-Time'

/** The text of a card, cut at `limit` characters: the short description, else the responsibilities (J2.4-09, J9-01, J9-02). */
export const cardDescription = (
  { ShortDescription, Responsibilities }: Pick<JobPostingHeader, 'ShortDescription' | 'Responsibilities'>,
  limit: number,
): string => truncate(plainText(ShortDescription) || plainText(Responsibilities), limit)

type Addressed = Pick<JobPostingHeader, 'Address1' | 'Address2' | 'City' | 'State' | 'ZipCode'>

/** The postal address on one line, without its empty parts; '' when nothing is known. */
export const postalAddress = ({ Address1, Address2, City, State, ZipCode }: Addressed): string =>
  joinParts([Address1, Address2, City, joinParts([State, ZipCode], ' ')], ', ')

/** The web address of a public map search for the job's postal address; null when nothing is known of it (J2.5-31, J2.5-32). */
export function directionsAddress(posting: Addressed): string | null {
  const address = postalAddress(posting)
  return address === ''
    ? null
    : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.toWellFormed())}`
}

/** The postal address in lines, as on an envelope, without its empty parts (J2.5-29). */
export const postalLines = ({ Address1, Address2, City, State, ZipCode }: Addressed): string[] =>
  [Address1 ?? '', Address2 ?? '', joinParts([City, joinParts([State, ZipCode], ' ')], ', ')].filter(
    (line) => line.trim() !== '',
  )
