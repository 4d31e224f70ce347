import { Result, Schema } from 'effect'
import { PartValues } from '#contract/application-form.ts'
import {
  isSectionName,
  largestPart,
  sections,
  listRequestedSections,
  type SectionName,
} from '#contract/application-sections.ts'
import { Refused } from '../transaction/refused.ts'
import type { PartPlace } from './part-store.ts'

const decodeValues = Schema.decodeUnknownResult(Schema.fromJsonString(PartValues))

const no = (message: string) => new Refused(422, message, true)

export function readSection(name: string, hasSsnQuestion: boolean): SectionName {
  if (isSectionName(name) && listRequestedSections(hasSsnQuestion).includes(name)) return name
  throw no('An application has no such section.')
}

const entryId = /^[\w-]{1,64}$/

export function readPlace(
  [application = '', name = '', entry = '']: ReadonlyArray<string>,
  hasSsnQuestion: boolean,
): PartPlace {
  const section = readSection(name, hasSsnQuestion)
  const isFit = sections[section].isList ? entryId.test(entry) : entry === ''
  if (!isFit) throw no('This section has no such entry.')
  return { application, section, entry }
}

/** 0 when the part did not exist. @throws {Refused} */
export function readVersion(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw no('The version of what is written over is missing.')
}

export function readSaveId(text: string): string | null {
  if (text === '') return null
  if (/^[\w-]{16,64}$/.test(text)) return text
  throw no('A save cannot be called like this.')
}

/** Serialised again, since repeated saves are detected by comparing this text. @throws {Refused} */
export function readContent(json: string): string {
  if (Buffer.byteLength(json) > largestPart)
    throw no('This is too long to be saved. Please shorten it, and send the rest as a file.')
  const decoded = decodeValues(json)
  if (Result.isFailure(decoded)) throw no('What was written cannot be read.')
  return JSON.stringify(decoded.success)
}

export const parsePartValues = (content: string): PartValues => JSON.parse(content) as PartValues
