import type { AnswerTimes, Percentiles } from './answer-times.ts'
import type { RouteCost } from './measure-route.ts'

const rounded = (value: number) => (Number.isNaN(value) ? '' : `${Math.round(value)}`)
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)
const ratio = (ours: number, theirs: number) => (Number.isFinite(ours / theirs) ? `${(ours / theirs).toFixed(2)}x` : '')

type Costs = { readonly still: RouteCost; readonly clientRendered: RouteCost }

export const routeLine = (cost: RouteCost, { still, clientRendered }: Costs) => ({
  'document, B': cost.document,
  'received, KB': kilobytes(cost.received),
  'script run, KB': kilobytes(cost.script.before),
  'awake, KB': kilobytes(cost.script.awake),
  'LCP, ms': rounded(cost.largestPaint),
  'LCP / static': ratio(cost.largestPaint, still.largestPaint),
  'LCP / client': ratio(cost.largestPaint, clientRendered.largestPaint),
  'TBT, ms': rounded(cost.blocking),
  CLS: cost.layoutShift.toFixed(3),
  'longest task, ms': rounded(cost.longest),
  'of waking, ms': rounded(cost.longestWaking),
})

const answerColumns = [
  ['cold', 'cold'],
  ['from arrival', 'arrival'],
  ['after reading', 'read'],
  ['warm', 'warm'],
  ['INP', 'interaction'],
  ['processor, cold', 'processorCold'],
  ['processor, read', 'processorRead'],
  ['processor, warm', 'processorWarm'],
] as const

const answerCells = (draw: (name: (typeof answerColumns)[number][1]) => string) =>
  Object.fromEntries(answerColumns.map(([title, name]) => [title, draw(name)]))

const both = ({ p50, p75 }: Percentiles) => `${rounded(p50)} / ${rounded(p75)}`

type Measured = {
  readonly name: string
  readonly sides: ReadonlyArray<{ readonly side: string; readonly times: AnswerTimes }>
}

export const answerTable = (measured: ReadonlyArray<Measured>) =>
  Object.fromEntries(
    measured.flatMap(({ name, sides }) =>
      sides.map(({ side, times }, at) => [
        at === 0 ? name : `${name}, ${side}`,
        { ...answerCells((column) => both(times[column])), lost: times.lost },
      ]),
    ),
  )

/** The first side beside each other one. */
export const ratioTable = (measured: ReadonlyArray<Measured>) =>
  Object.fromEntries(
    measured.flatMap(({ name, sides: [ours, ...others] }) =>
      others.map(({ side, times }) => [
        `${name} / ${side}`,
        answerCells((column) => ratio(ours!.times[column].p75, times[column].p75)),
      ]),
    ),
  )
