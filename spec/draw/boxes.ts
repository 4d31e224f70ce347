import type { Card, SelfTransitions } from './arrows.ts'
import type { ChartState } from './extract.ts'
import { measureLines, wrapText, type Line, type Widths } from './measure.ts'
import { toWords } from './names.ts'

export const padding = { x: 14, y: 9 } as const

export type Box = { readonly lines: ReadonlyArray<Line>; readonly width: number; readonly height: number }

const narrowest = 72

function createBox(lines: ReadonlyArray<Line>): Box {
  const { width, height } = measureLines(lines)
  return { lines, width: Math.max(narrowest, width + 2 * padding.x), height: height + 2 * padding.y }
}

export const listStateLines = ({ key, kind, meta }: ChartState, { state: widest }: Widths): ReadonlyArray<Line> => [
  ...wrapText(kind === 'history' ? `${toWords(key)} (where it was)` : toWords(key), 'name', widest),
  ...(meta.description ? wrapText(meta.description, 'sentence', widest) : []),
]

export const createStateBox = (state: ChartState, widths: Widths, stay?: SelfTransitions): Box =>
  createBox([...listStateLines(state, widths), ...(stay?.lines ?? [])])

export const createCardBox = ({ lines }: Card): Box => createBox(lines)

const widestBeyond = 160

export type Beyond = { readonly id: string; readonly key: string; readonly part: number }

export const createBeyondBox = ({ key, part }: Beyond): Box =>
  createBox([...wrapText(toWords(key), 'sentence', widestBeyond), { text: `in part ${part}`, style: 'note' }])
