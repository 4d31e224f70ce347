import type { ApplicationPart, SavedPart } from '#contract/application-form.ts'
import type { FormValues } from '#contract/form.ts'
import { mergeValues } from '#domain/applications/form-parts.ts'
import { hasEqualValues, untouched, type Newer, type PartContext, type Place } from './application-part-context.ts'
import { merged, remoteChangesNotice } from './application-part-notices.ts'

/** This many of the first and of the last unanswered versions are kept. */
const maxUnanswered = 5

const without = (unanswered: PartContext['unanswered'], values: FormValues | null) =>
  unanswered.filter((sent) => values === null || !hasEqualValues(sent, values))

export function withSent({ values, unanswered }: Pick<PartContext, 'values' | 'unanswered'>): Partial<PartContext> {
  const others = without(unanswered, values)
  const later = others.slice(maxUnanswered).slice(1 - maxUnanswered)
  return { sent: values, unanswered: [...others.slice(0, maxUnanswered), ...later, values] }
}

export const withRefused = ({ sent, unanswered }: Pick<PartContext, 'sent' | 'unanswered'>): Partial<PartContext> => ({
  unanswered: without(unanswered, sent),
})

export function withField(
  { values, problems }: Pick<PartContext, 'values' | 'problems'>,
  field: string,
  value: FormValues[string],
): Partial<PartContext> {
  const { [field]: _, ...others } = problems
  return { values: { ...values, [field]: value }, problems: others, isWritten: true }
}

/** `reply` was already validated by its schema. */
export function parseSavedVersion(reply: string): { readonly version?: number } {
  const saved = JSON.parse(reply) as SavedPart
  return 'Version' in saved ? { version: saved.Version } : {}
}

const newerValues = ({ section }: Place, { Values, IsRemoved }: Newer): FormValues | null =>
  Values === null || IsRemoved ? null : { ...untouched(section), ...Values }

const isOwnSave = ({ place, unanswered }: Pick<PartContext, 'place' | 'unanswered'>, newer: Newer) => {
  const written = newerValues(place, newer)
  return written !== null && unanswered.some((sent) => hasEqualValues(sent, written))
}

/** The newer version may be a save of our own whose answer got lost. */
export function isOwnNewerVersion(context: Pick<PartContext, 'place' | 'unanswered'>, reply: string): boolean {
  const saved = JSON.parse(reply) as SavedPart
  return 'Newer' in saved && isOwnSave(context, saved.Newer)
}

export function withNewer(context: PartContext, reply: string): Partial<PartContext> {
  const saved = JSON.parse(reply) as SavedPart
  if (!('Newer' in saved)) return {}
  const { Newer: newer } = saved
  const theirs = newerValues(context.place, newer)
  if (theirs === null) return { newer, clashes: [], told: null }
  const known = { newer: null, clashes: [], kept: theirs, version: newer.Version, unanswered: [], told: null }
  if (isOwnSave(context, newer)) return known
  const { values, clashes } = mergeValues({ before: context.kept, mine: context.values, theirs })
  if (clashes.length > 0) return { newer, clashes, values, told: null }
  return { ...known, values, note: merged }
}

export function withPart(context: PartContext, part: ApplicationPart | null): Partial<PartContext> {
  const { place, kept: before, values: mine } = context
  const kept = { ...untouched(place.section), ...part?.Values }
  const { values } = mergeValues({ before, mine: kept, theirs: mine })
  const note = hasEqualValues(before, kept) ? context.note : remoteChangesNotice
  const known = { newer: null, clashes: [], problems: {}, sent: null, unanswered: [], told: null }
  return { ...known, kept, values, version: part?.Version ?? 0, note }
}

export const withoutPart = ({ section }: Place): Partial<PartContext> => ({
  kept: untouched(section),
  version: 0,
  sent: null,
  unanswered: [],
  told: null,
})
