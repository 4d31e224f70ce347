import type { SectionName } from '#contract/application-sections.ts'
import type { FormValues } from '#contract/form.ts'
import {
  countEqual,
  findPlacingProblem,
  firstFields,
  listFreeFields,
  withoutLine,
  type LineTarget,
} from '#domain/resume/line-placing.ts'
import { resumeLists, type Filling, type ResumeList } from '#domain/resume/resume-filling.ts'
import type { ResumeSection, UnplacedLine } from '#domain/resume/resume.ts'
import type { ActorRefFrom } from 'xstate'
import type { applicationPartMachine } from './application-part.machine.ts'
import type { entryListMachine } from './entry-list.machine.ts'

type PartRef = ActorRefFrom<typeof applicationPartMachine>

export type FillableParts = {
  readonly contact: PartRef | null
  readonly lists: Readonly<Partial<Record<ResumeList, ActorRefFrom<typeof entryListMachine>>>>
}

export type Placement = {
  readonly line: UnplacedLine
  readonly target: LineTarget
  /** Lines of the field that said the same before. */
  readonly equal: number
}

/** The last thing that was done with a line; `changed`: its field was changed since, and keeps what it says. */
export type LineAct =
  | ({ readonly kind: 'placed' | 'returned' | 'changed' } & Placement)
  | { readonly kind: 'dismissed' | 'restored'; readonly line: UnplacedLine }
  | { readonly kind: 'refused'; readonly line: UnplacedLine; readonly problem: string }

/** `entry` is null for one that the list does not have yet. */
export type PartTargets = {
  readonly section: ResumeSection
  readonly entry: string | null
  readonly values: FormValues
  readonly index: number
  readonly fields: ReadonlyArray<string>
}

const closedStates = ['conflict', 'reading', 'removing', 'sendingRemoval', 'removed', 'restoring', 'readingBack']

const isOpenPart = (part: PartRef) => !closedStates.some((state) => part.getSnapshot().value === state)

export function findPart({ contact, lists }: FillableParts, { section, entry }: LineTarget): PartRef | null {
  if (section === 'contact') return contact
  return lists[section]?.getSnapshot().context.entries.find(({ id }) => id === entry)?.ref ?? null
}

export const readValues = (parts: FillableParts, target: LineTarget): FormValues =>
  findPart(parts, target)?.getSnapshot().context.values ?? {}

/** `values` are those beside the field; null for an entry that is not there. */
export function readTarget(
  parts: FillableParts,
  target: LineTarget,
): { readonly values: FormValues | null; readonly index: number } {
  const { section, entry, field } = target
  const { entries = [] } = (section === 'contact' ? undefined : parts.lists[section]?.getSnapshot().context) ?? {}
  const index = entries.findIndex(({ id }) => id === entry)
  const isThere = section === 'contact' || index >= 0
  return { values: isThere ? { ...readValues(parts, target), [field]: '' } : null, index: Math.max(0, index) }
}

/** The text of its field without the line; null where the line is not there as it was put, or cannot be taken out. */
export function textWithoutLine(parts: FillableParts, { target, line, equal }: Placement): string | null {
  const part = findPart(parts, target)
  return part && isOpenPart(part) ? withoutLine(target, readValues(parts, target), line.text, equal) : null
}

export function placingProblem(parts: FillableParts, { target, line }: Placement): string | null {
  const part = findPart(parts, target)
  if (part && !isOpenPart(part)) return 'It cannot be changed now'
  return findPlacingProblem(target, readValues(parts, target), line.text)
}

function listEntryTargets({ lists }: FillableParts, section: ResumeList): ReadonlyArray<PartTargets> {
  const snapshot = lists[section]?.getSnapshot()
  if (!snapshot) return []
  const written = snapshot.context.entries.flatMap(({ id, ref }, index) => {
    if (!isOpenPart(ref)) return []
    const { values } = ref.getSnapshot().context
    return [{ section, entry: id, values, index, fields: listFreeFields(section, values) }]
  })
  const next = { section, entry: null, values: {}, index: snapshot.context.entries.length }
  return snapshot.matches('full') ? written : [...written, { ...next, fields: firstFields[section] }]
}

/** Where a line may go, its own section first; nothing in a section that is complete. */
export function listTargets(
  parts: FillableParts,
  complete: ReadonlyArray<SectionName>,
  own: ResumeSection | null,
): ReadonlyArray<PartTargets> {
  const { contact } = parts
  const values = contact && isOpenPart(contact) ? contact.getSnapshot().context.values : null
  const section = 'contact'
  const all: ReadonlyArray<PartTargets> = [
    ...(values ? [{ section, entry: '', values, index: 0, fields: listFreeFields(section, values) } as const] : []),
    ...resumeLists.flatMap((list) => listEntryTargets(parts, list)),
  ]
  const open = all.filter((each) => !complete.includes(each.section) && each.fields.length > 0)
  return [...open.filter((each) => each.section === own), ...open.filter((each) => each.section !== own)]
}

/** `line` is its index among those that were not placed; `target.entry` may be the id of a new entry. */
export type LinePlacedEvent = { type: 'line.placed'; line: number; target: LineTarget }

export type LinesContext = {
  readonly parts: FillableParts
  readonly outcome: { readonly kind: string; readonly filling?: Filling } | null
  readonly placements: ReadonlyArray<Placement>
  /** Entries that were added for a line. */
  readonly added: ReadonlyArray<string>
  readonly dismissed: ReadonlyArray<UnplacedLine>
  readonly act: LineAct | null
}

export const noLines: Pick<LinesContext, 'placements' | 'added' | 'dismissed' | 'act'> = {
  placements: [],
  added: [],
  dismissed: [],
  act: null,
}

type LineChange = Partial<Omit<LinesContext, 'outcome'>>
type Outcome = Pick<LinesContext, 'outcome'>
type Settled = Pick<LinesContext, 'placements' | 'dismissed'>

export const listLines = ({ outcome }: Outcome): ReadonlyArray<UnplacedLine> => outcome?.filling?.unplaced ?? []

export const findPlacement = ({ placements }: Pick<Settled, 'placements'>, line: UnplacedLine) =>
  placements.find((each) => each.line === line)

const isSettled = (settled: Settled, line: UnplacedLine) =>
  settled.dismissed.includes(line) || findPlacement(settled, line) !== undefined

export function findOpenLine(context: Outcome & Settled, index: number) {
  const line = listLines(context)[index]
  return line && !isSettled(context, line) ? line : null
}

export function findSettledLine(context: Outcome & Settled, index: number) {
  const line = listLines(context)[index]
  return line && isSettled(context, line) ? line : null
}

export function placementOf(
  context: Outcome & Pick<LinesContext, 'parts'>,
  { line: index, target }: LinePlacedEvent,
): Placement {
  const line = listLines(context)[index] ?? { section: null, heading: '', text: '' }
  return { line, target, equal: countEqual(target, readValues(context.parts, target), line.text) }
}

const isAdded = ({ parts: { lists } }: Pick<LinesContext, 'parts'>, { section, entry }: LineTarget) =>
  section !== 'contact' && !lists[section]?.getSnapshot().context.entries.some(({ id }) => id === entry)

export function withPlaced(context: LinesContext, placement: Placement): LineChange {
  const { target } = placement
  return {
    placements: [...context.placements, placement],
    added: isAdded(context, target) ? [...context.added, target.entry] : context.added,
    act: { kind: 'placed', ...placement },
  }
}

export function withReturned(context: LinesContext, index: number): LineChange {
  const line = findSettledLine(context, index)
  if (!line) return {}
  const placement = findPlacement(context, line)
  if (!placement)
    return { dismissed: context.dismissed.filter((each) => each !== line), act: { kind: 'restored', line } }
  const isAsPlaced = textWithoutLine(context.parts, placement) !== null
  return {
    placements: context.placements.filter((each) => each !== placement),
    act: { kind: isAsPlaced ? 'returned' : 'changed', ...placement },
  }
}
