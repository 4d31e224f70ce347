import type { Card, Stay } from './arrows.ts'
import type { ChartState } from './extract.ts'
import { measureLines, wrapText, type Line, type Widths } from './measure.ts'
import { toWords } from './names.ts'

/** The space around the text of a box, in pixels. */
export const padding = { x: 14, y: 9 } as const

/** A box with text: `width` and `height` hold the text with the space around it. */
export type Box = { readonly lines: ReadonlyArray<Line>; readonly width: number; readonly height: number }

const narrowest = 72

function boxOf(lines: ReadonlyArray<Line>): Box {
  const { width, height } = measureLines(lines)
  return { lines, width: Math.max(narrowest, width + 2 * padding.x), height: height + 2 * padding.y }
}

/** The name of a state and its sentence. */
export const linesOfState = ({ key, kind, meta }: ChartState, { state: widest }: Widths): ReadonlyArray<Line> => [
  ...wrapText(kind === 'history' ? `${toWords(key)} (where it was)` : toWords(key), 'name', widest),
  ...(meta.description ? wrapText(meta.description, 'sentence', widest) : []),
]

/** The box of a state: its name, its sentence, and what may happen in it that stays. */
export const boxOfState = (state: ChartState, widths: Widths, stay?: Stay): Box =>
  boxOf([...linesOfState(state, widths), ...(stay?.lines ?? [])])

export const boxOfCard = ({ lines }: Card): Box => boxOf(lines)

const widestBeyond = 160

/** A state of another part: its name, and where it is drawn. */
export type Beyond = { readonly id: string; readonly key: string; readonly part: number }

export const boxOfBeyond = ({ key, part }: Beyond): Box =>
  boxOf([...wrapText(toWords(key), 'sentence', widestBeyond), { text: `in part ${part}`, style: 'note' }])
