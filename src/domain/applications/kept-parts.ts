import { isSectionName, largestForm, sections, type SectionName } from '#contract/application-sections.ts'
import type { FormValues } from '#contract/form.ts'
import { parseJson } from '../text/parse-json.ts'

/** What was written of a part and has not reached the firm, and what it was written over: 0 is the version of nothing. */
export type PartDraft = { readonly version: number; readonly before: FormValues; readonly values: FormValues }

/** The drafts of the parts of an application, by section and entry. */
export type KeptParts = Readonly<Partial<Record<SectionName, Readonly<Record<string, PartDraft>>>>>

type Whose = { readonly visitor: string; readonly application: string }
type Place = { readonly section: SectionName; readonly entry: string }

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
  const { version, before, values } = stored
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 0) return null
  return { version, before: valuesIn(section, before), values: valuesIn(section, values) }
}

/**
 * What a device keeps of somebody's application; nothing where it is another's, or cannot be read.
 * @param stored text that anyone may have put there; null when there is none
 */
export function readKeptParts(stored: string | null, { visitor, application }: Whose): KeptParts {
  const parsed = stored === null || stored.length > largestForm ? null : parseJson(stored)
  if (!isRecord(parsed) || parsed['visitor'] !== visitor || parsed['application'] !== application) return {}
  const parts = isRecord(parsed['parts']) ? parsed['parts'] : {}
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

/** What is kept with one part as it is now. @param draft null when nothing of it is to be kept */
export function withKeptPart(kept: KeptParts, { section, entry }: Place, draft: PartDraft | null): KeptParts {
  const { [entry]: _, ...others } = kept[section] ?? {}
  const now = draft === null ? others : { ...others, [entry]: draft }
  const { [section]: __, ...rest } = kept
  return Object.keys(now).length === 0 ? rest : { ...rest, [section]: now }
}

/** The text that a device keeps; null when there is nothing to keep. */
export const writeKeptParts = (whose: Whose, parts: KeptParts): string | null =>
  Object.keys(parts).length === 0 ? null : JSON.stringify({ ...whose, parts })
