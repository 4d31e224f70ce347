import { escapeHtml } from '#domain/text/html.ts'
import { padding } from './boxes.ts'
import type { Point, Rectangle } from './layout.ts'
import { indent, textStyles, type Line } from './measure.ts'

const cornerSize = 7

function towards(from: Point, to: Point, distance: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const share = length === 0 ? 0 : Math.min(distance, length / 2) / length
  const at = (start: number, end: number) => Math.round((start + (end - start) * share) * 10) / 10
  return `${at(from.x, to.x)} ${at(from.y, to.y)}`
}

export function drawPath(points: ReadonlyArray<Point>): string {
  const corners = points.slice(1, -1).map((corner, index) => {
    const [before, after] = [points[index] ?? corner, points[index + 2] ?? corner]
    return `L${towards(corner, before, cornerSize)}Q${corner.x} ${corner.y} ${towards(corner, after, cornerSize)}`
  })
  const [first, last] = [points[0], points.at(-1)]
  return first && last ? `M${first.x} ${first.y}${corners.join('')}L${last.x} ${last.y}` : ''
}

export const drawRectangle = ({ x, y, width, height }: Rectangle, radius: number, name = '') =>
  `<rect${name && ` class="${name}"`} x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`

export const shrink = ({ x, y, width, height }: Rectangle, by: number): Rectangle => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

const round = (value: number) => Math.round(value * 10) / 10

const foot = 0.74

const markOrder = (text: string) => text.replace(/^\d+ of \d+:/, '<tspan class="note">$&</tspan>')

export function drawLines(lines: ReadonlyArray<Line>, { x, y }: Point): string {
  let top = y
  return lines
    .map(({ text, style, isItem }) => {
      const base = round(top + textStyles[style].line * foot)
      top += textStyles[style].line
      const dot = isItem ? `<circle cx="${round(x + 3)}" cy="${round(base - 4.5)}" r="1.8"/>` : ''
      const left = isItem === undefined ? x : round(x + indent)
      return `${dot}<text class="${style}" x="${left}" y="${base}">${markOrder(escapeHtml(text))}</text>`
    })
    .join('')
}

export const drawPaddedLines = (lines: ReadonlyArray<Line>, { x, y }: Point) =>
  drawLines(lines, { x: x + padding.x, y: y + padding.y })
