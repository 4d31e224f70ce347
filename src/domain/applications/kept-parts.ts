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

export const givenDraft = (values: FormValues): PartDraft => ({ version: 0, before: {}, values, unanswered: [] })

export type KeptParts = Readonly<Partial<Record<SectionName, Readonly<Record<string, PartDraft>>>>>

type Whose = { readonly visitor: string; readonly application: string }
type Place = { readonly section: SectionName; readonly entry: string }

const mostStored = 4 * largestForm

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isValue = (value: unknown): value is FormValues[string] =>
  typeof value === 'string' || (Array.isArray(value) && value.every((each) => typeof each === 'string'))

function valuesIn(section: SectionName, stored: unknown): FormValues {
  if (!isRecord(stored)) return {}
  const { inputs } = sections[section].form
  return Object.fromEntries(
    Object.entries(stored).flatMap(([name, value]) =>
      Object.hasOwn(inputs, name) && isValue(value) ? [[name, value] as const] : [],
    ),
  )
}

function draftIn(section: SectionName, stored: unknown): PartDraft | null {
  if (!isRecord(stored)) return null
  const { version, before, values, unanswered } = stored
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 0) return null
  return {
    version,
    before: valuesIn(section, before),
    values: valuesIn(section, values),
    unanswered: Array.isArray(unanswered) ? unanswered.map((sent) => valuesIn(section, sent)) : [],
  }
}

function formsIn(stored: string | null, visitor: string): Readonly<Record<string, unknown>> {
  const parsed = stored === null || stored.length > mostStored ? null : parseJson(stored)
  const forms = isRecord(parsed) && parsed['visitor'] === visitor ? parsed['forms'] : null
  return isRecord(forms) ? forms : {}
}

export function readKeptParts(stored: string | null, { visitor, application }: Whose): KeptParts {
  const parts = formsIn(stored, visitor)[application]
  if (!isRecord(parts)) return {}
  return Object.fromEntries(
    Object.entries(parts).flatMap(([section, entries]) => {
      if (!isSectionName(section) || sections[section].isApart || !isRecord(entries)) return []
      const all = Object.entries(entries).flatMap(([entry, draft]) => {
        const read = draftIn(section, draft)
        return read ? [[entry, read] as const] : []
      })
      return [[section, Object.fromEntries(all)] as const]
    }),
  )
}

function withPart(parts: KeptParts, { section, entry }: Place, draft: PartDraft | null): KeptParts {
  const { [entry]: _, ...others } = parts[section] ?? {}
  const now = draft === null ? others : { ...others, [entry]: draft }
  const { [section]: __, ...rest } = parts
  return Object.keys(now).length === 0 ? rest : { ...rest, [section]: now }
}

const same = (one: FormValues, other: FormValues) => JSON.stringify(one) === JSON.stringify(other)

export const isKept = (parts: KeptParts, { section, entry }: Place, values: FormValues): boolean => {
  const draft = parts[section]?.[entry]
  return draft !== undefined && same(draft.values, values)
}

export const isKeepable = (text: string): boolean => text.length <= mostStored

/**
 * Other applications of the same person stay. @param draft null removes the part @returns null when nothing is left to
 * keep
 */
export function withKeptPart(
  stored: string | null,
  { visitor, application }: Whose,
  place: Place,
  draft: PartDraft | null,
): string | null {
  const before = readKeptParts(stored, { visitor, application })
  if (draft === null && before[place.section]?.[place.entry] === undefined) return stored
  const parts = withPart(before, place, draft)
  const { [application]: _, ...others } = formsIn(stored, visitor)
  const forms = Object.keys(parts).length === 0 ? others : { ...others, [application]: parts }
  return Object.keys(forms).length === 0 ? null : JSON.stringify({ visitor, forms })
}

export function withoutForm(stored: string | null, { visitor, application }: Whose): string | null {
  const { [application]: dropped, ...others } = formsIn(stored, visitor)
  if (dropped === undefined) return stored
  return Object.keys(others).length === 0 ? null : JSON.stringify({ visitor, forms: others })
}
