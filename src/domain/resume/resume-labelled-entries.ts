import { monthOfForm, timesIn } from './resume-dates.ts'
import { valueLabelled } from './resume-labels.ts'
import type { Line } from './resume-lines.ts'
import type { Findings } from './resume.ts'

type Labelling = {
  /** Fields by labels in small letters; `Times` stands for from and to. */
  readonly labels: Readonly<Record<string, string>>
  /** What is ticked where something goes on. */
  readonly still: string | null
  /** The field that lines without a label go on with. */
  readonly long: string | null
}

const now = /^(?:present|current|now|today|ongoing)$/i

/** More than a list holds. */
const mostEntries = 40

function findingsOf(field: string, value: string, raw: string, still: string | null): Findings {
  const ticked: Findings = still === null ? {} : { IsCurrent: { value: [still], from: raw } }
  if (field === 'Times') {
    const times = timesIn(value)?.times
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
  return { [field]: { value: isMonth ? monthOfForm(value) : value, from: raw } }
}

/** The line as more of what has several lines. */
function goneOn(entry: Findings, field: string, { text }: Line): Findings {
  const known = entry[field]
  return known && typeof known.value === 'string' && known.value.length < 4_000
    ? { ...entry, [field]: { ...known, value: `${known.value}\n${text}` } }
    : entry
}

/** Entries whose lines name each field; a field that is named again begins the next one. Null where fewer than two lines do. */
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
    if (!labelled && last && long !== null) entries[entries.length - 1] = goneOn(last, long, line)
    if (!labelled) continue
    named += 1
    const found = findingsOf(labelled.field, labelled.value, line.raw, still)
    const isNext = !last || Object.keys(found).some((field) => field in last)
    if (isNext && entries.length === mostEntries) break
    if (isNext) entries.push(found)
    else entries[entries.length - 1] = { ...last, ...found }
  }
  return named >= 2 ? entries : null
}
