import { isSectionName, largestForm, sections, type SectionName } from '#contract/application-sections.ts'
import type { FormValues } from '#contract/form.ts'
import { parseJson } from '../text/parse-json.ts'

/** Not saved on the server yet. `version`, `before`: what it was written over; 0 is nothing. */
export type PartDraft = {
  readonly version: number
  readonly before: FormValues
  readonly values: FormValues
  /** Sent without an answer, so it may have been saved. */
  readonly unanswered: ReadonlyArray<FormValues>
}

export const createPartDraft = (values: FormValues): PartDraft => ({ version: 0, before: {}, values, unanswered: [] })

export type StoredParts = Readonly<Partial<Record<SectionName, Readonly<Record<string, PartDraft>>>>>

type PartOwner = { readonly visitor: string; readonly application: string }
type Place = { readonly section: SectionName; readonly entry: string }

const maxStoredLength = 4 * largestForm

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isValue = (value: unknown): value is FormValues[string] =>
  typeof value === 'string' || (Array.isArray(value) && value.every((each) => typeof each === 'string'))

function readValues(section: SectionName, stored: unknown): FormValues {
  if (!isRecord(stored)) return {}
  const { inputs } = sections[section].form
  return Object.fromEntries(
    Object.entries(stored).flatMap(([name, value]) =>
      Object.hasOwn(inputs, name) && isValue(value) ? [[name, value] as const] : [],
    ),
  )
}

function readPartDraft(section: SectionName, stored: unknown): PartDraft | null {
  if (!isRecord(stored)) return null
  const { version, before, values, unanswered } = stored
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 0) return null
  return {
    version,
    before: readValues(section, before),
    values: readValues(section, values),
    unanswered: Array.isArray(unanswered) ? unanswered.map((sent) => readValues(section, sent)) : [],
  }
}

function readForms(stored: string | null, visitor: string): Readonly<Record<string, unknown>> {
  const parsed = stored === null || stored.length > maxStoredLength ? null : parseJson(stored)
  const forms = isRecord(parsed) && parsed['visitor'] === visitor ? parsed['forms'] : null
  return isRecord(forms) ? forms : {}
}

export function readStoredParts(stored: string | null, { visitor, application }: PartOwner): StoredParts {
  const parts = readForms(stored, visitor)[application]
  if (!isRecord(parts)) return {}
  return Object.fromEntries(
    Object.entries(parts).flatMap(([section, entries]) => {
      if (!isSectionName(section) || sections[section].isSeparate || !isRecord(entries)) return []
      const all = Object.entries(entries).flatMap(([entry, draft]) => {
        const read = readPartDraft(section, draft)
        return read ? [[entry, read] as const] : []
      })
      return [[section, Object.fromEntries(all)] as const]
    }),
  )
}

function withPart(parts: StoredParts, { section, entry }: Place, draft: PartDraft | null): StoredParts {
  const { [entry]: _, ...others } = parts[section] ?? {}
  const now = draft === null ? others : { ...others, [entry]: draft }
  const { [section]: __, ...rest } = parts
  return Object.keys(now).length === 0 ? rest : { ...rest, [section]: now }
}

const isEqual = (one: FormValues, other: FormValues) => JSON.stringify(one) === JSON.stringify(other)

export const isStoredPart = (parts: StoredParts, { section, entry }: Place, values: FormValues): boolean => {
  const draft = parts[section]?.[entry]
  return draft !== undefined && isEqual(draft.values, values)
}

export const isKeepable = (text: string): boolean => text.length <= maxStoredLength

/**
 * Other applications of the same person stay. @param draft null removes the part @returns null when nothing is left to
 * keep
 */
export function withStoredPart(
  stored: string | null,
  { visitor, application }: PartOwner,
  place: Place,
  draft: PartDraft | null,
): string | null {
  const before = readStoredParts(stored, { visitor, application })
  if (draft === null && before[place.section]?.[place.entry] === undefined) return stored
  const parts = withPart(before, place, draft)
  const { [application]: _, ...others } = readForms(stored, visitor)
  const forms = Object.keys(parts).length === 0 ? others : { ...others, [application]: parts }
  return Object.keys(forms).length === 0 ? null : JSON.stringify({ visitor, forms })
}

export function withoutForm(stored: string | null, { visitor, application }: PartOwner): string | null {
  const { [application]: dropped, ...others } = readForms(stored, visitor)
  if (dropped === undefined) return stored
  return Object.keys(others).length === 0 ? null : JSON.stringify({ visitor, forms: others })
}
