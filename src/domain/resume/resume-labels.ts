import { toFormMonth, findTimes } from './resume-dates.ts'
import type { Line } from './resume-lines.ts'
import type { Findings } from './resume.ts'

export function valueLabelled(
  text: string,
  labels: Readonly<Record<string, string>>,
): { readonly field: string; readonly value: string } | null {
  const at = text.indexOf(':')
  if (at < 1 || at > 40) return null
  const label = text.slice(0, at).trim().toLowerCase()
  const value = text.slice(at + 1).trim()
  const field = Object.hasOwn(labels, label) ? labels[label] : undefined
  return field === undefined || value === '' ? null : { field, value }
}

type Labelling = {
  /** Keys in lower case; the field `Times` is split into From and To. */
  readonly labels: Readonly<Record<string, string>>
  readonly still: string | null
  readonly long: string | null
}

const now = /^(?:present|current|now|today|ongoing)$/i

const maxEntries = 40

function toFindings(field: string, value: string, raw: string, still: string | null): Findings {
  const ticked: Findings = still === null ? {} : { IsCurrent: { value: [still], from: raw } }
  if (field === 'Times') {
    const times = findTimes(value)?.times
    if (!times) return {}
    const { from, to, isCurrent } = times
    return {
      ...(from !== null && { From: { value: from, from: raw } }),
      ...(to !== null && { To: { value: to, from: raw } }),
      ...(isCurrent && ticked),
    }
  }
  if (field === 'To' && now.test(value)) return ticked
  const isMonth = field === 'From' || field === 'To'
  return { [field]: { value: isMonth ? toFormMonth(value) : value, from: raw } }
}

function appendLine(entry: Findings, field: string, { text }: Line): Findings {
  const known = entry[field]
  return known && typeof known.value === 'string' && known.value.length < 4_000
    ? { ...entry, [field]: { ...known, value: `${known.value}\n${text}` } }
    : entry
}

export function labelledEntries(
  lines: ReadonlyArray<Line>,
  { labels, still, long }: Labelling,
): ReadonlyArray<Findings> | null {
  const entries: Findings[] = []
  let named = 0
  for (const line of lines) {
    if (line.text === '') continue
    const labelled = valueLabelled(line.text, labels)
    const last = entries.at(-1)
    if (!labelled && last && long !== null) entries[entries.length - 1] = appendLine(last, long, line)
    if (!labelled) continue
    named += 1
    const found = toFindings(labelled.field, labelled.value, line.raw, still)
    const isNext = !last || Object.keys(found).some((field) => field in last)
    if (isNext && entries.length === maxEntries) break
    if (isNext) entries.push(found)
    else entries[entries.length - 1] = { ...last, ...found }
  }
  return named >= 2 ? entries : null
}
