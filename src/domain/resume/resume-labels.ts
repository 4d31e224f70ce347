import { isOngoing, toFormMonth, type Times } from './resume-dates.ts'
import type { Line } from './resume-lines.ts'
import type { FieldFinding, Findings } from './resume.ts'

/** The words of each field, parted by commas; a comma within a label is written as a semicolon. */
export const listLabels = (words: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([field, names]) =>
      names.split(',').map((name) => [name.replaceAll(';', ','), field]),
    ),
  )

export type Label = { readonly field: string; readonly value: string }

/** The keys of `labels` are in lower case. A dash stands for a colon only after a label. */
export function findLabel(text: string, labels: Readonly<Record<string, string>>): Label | null {
  const found = /^([^:|]{1,40}?) ?(?::[- |]?|[-–—] ) ?(.*)$/su.exec(text)
  if (!found) return null
  const label = (found[1] ?? '')
    .trim()
    .toLowerCase()
    .replaceAll(/[*_.()-]/g, '')
    .replaceAll(/ ?[/&] ?/g, '/')
  const field = Object.hasOwn(labels, label) ? labels[label] : undefined
  return field === undefined ? null : { field, value: (found[2] ?? '').replace(/^[ |]+/, '').trim() }
}

/** "Word: " at the beginning, whatever the word. */
export const hasAnyLabel = ({ text }: Line): boolean => /^\p{L}[\p{L} /&’'()-]{1,40}: ?\S/u.test(text)

export function monthFindings(
  { From, To }: { readonly From: FieldFinding | undefined; readonly To: FieldFinding | undefined },
  still: string,
): Findings {
  const toMonth = ({ value, from }: FieldFinding) => ({ value: toFormMonth(String(value)), from })
  return {
    ...(From && { From: toMonth(From) }),
    ...(To && (isOngoing(String(To.value)) ? { IsCurrent: { value: [still], from: To.from } } : { To: toMonth(To) })),
  }
}

export function timeFindings(
  line: { readonly times: Times | null; readonly raw: string } | undefined,
  still: string,
): Findings {
  if (!line?.times) return {}
  const { from, to, isCurrent } = line.times
  return {
    ...(from !== null && { From: { value: from, from: line.raw } }),
    ...(to !== null && { To: { value: to, from: line.raw } }),
    ...(isCurrent && { IsCurrent: { value: [still], from: line.raw } }),
  }
}
