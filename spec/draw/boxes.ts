import type { Card } from './arrows.ts'
import type { ChartState } from './extract.ts'
import { measureLines, wrapText, type Line } from './measure.ts'

/** The space around the text of a box, in pixels. */
export const padding = { x: 14, y: 9 } as const

/** A box with text: `width` and `height` hold the text with the space around it. */
export type Box = { readonly lines: ReadonlyArray<Line>; readonly width: number; readonly height: number }

const widest = 200
const narrowest = 72

function boxOf(lines: ReadonlyArray<Line>): Box {
  const { width, height } = measureLines(lines)
  return { lines, width: Math.max(narrowest, width + 2 * padding.x), height: height + 2 * padding.y }
}

/** The box of a state: its name, its sentence, and what it starts. */
export const boxOfState = ({ key, kind, does, meta }: ChartState): Box =>
  boxOf([
    { text: kind === 'history' ? `${key} (where it was)` : key, style: 'name' },
    ...(meta.description ? wrapText(meta.description, 'sentence', widest) : []),
    ...does.map((text): Line => ({ text, style: 'does' })),
  ])

export const boxOfCard = ({ lines }: Card): Box => boxOf(lines)
