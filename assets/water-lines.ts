import { contours } from 'd3-contour'
import sharp from 'sharp'
import { removeBorderSegments, lineToPath, ringToPath, polylineToPath, type Point } from './map-paths.ts'
import { waterDepths } from './atlas.ts'

type Rings = ReadonlyArray<ReadonlyArray<Point>>
type Chart = {
  readonly land: ReadonlyArray<Rings>
  readonly from: Point
  readonly to: Point
}

const cell = 8

const tolerance = 8

async function landMask({ land, from: [left, top], to: [right, bottom] }: Chart) {
  const [width, height] = [right - left, bottom - top]
  const [columns, rows] = [Math.round(width / cell), Math.round(height / cell)]
  const data = land.flatMap((rings) => rings.map((ring) => polylineToPath(ring, 'z'))).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${columns}" height="${rows}"><path fill="#fff" d="${data}"/></svg>`
  const { data: pixels, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: '#000' })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { mask: pixels, columns: info.width, rows: info.height }
}

/** Squared distance to the nearest zero of a row (Felzenszwalb and Huttenlocher). */
function squareDistances(values: Float64Array): Float64Array {
  const count = values.length
  const result = new Float64Array(count)
  const places = new Int32Array(count)
  const bounds = new Float64Array(count + 1)
  let last = 0
  bounds[0] = -Infinity
  bounds[1] = Infinity
  const meet = (at: number, place: number) =>
    (values[at]! + at * at - (values[place]! + place * place)) / (2 * at - 2 * place)
  for (let at = 1; at < count; at++) {
    let crossing = meet(at, places[last]!)
    while (crossing <= bounds[last]!) crossing = meet(at, places[--last]!)
    places[++last] = at
    bounds[last] = crossing
    bounds[last + 1] = Infinity
  }
  last = 0
  for (let at = 0; at < count; at++) {
    while (bounds[last + 1]! < at) last++
    result[at] = (at - places[last]!) ** 2 + values[places[last]!]!
  }
  return result
}

function distances(mask: Uint8Array, columns: number, rows: number): Float64Array {
  const field = Float64Array.from(mask, (pixel) => (pixel > 127 ? 0 : 1e9))
  for (let column = 0; column < columns; column++) {
    const line = squareDistances(Float64Array.from({ length: rows }, (_, row) => field[row * columns + column]!))
    line.forEach((value, row) => (field[row * columns + column] = value))
  }
  for (let row = 0; row < rows; row++) {
    const at = row * columns
    field.set(squareDistances(field.slice(at, at + columns)), at)
  }
  return field.map(Math.sqrt)
}

export async function waterLines(chart: Chart) {
  const { mask, columns, rows } = await landMask(chart)
  const field = distances(mask, columns, rows)
  const survey = contours().size([columns, rows])
  const place = ([x = 0, y = 0]: number[]): Point => [chart.from[0] + x * cell, chart.from[1] + y * cell]
  const isEdge = ([x = 0, y = 0]: number[]) => x < 1 || y < 1 || x > columns - 1 || y > rows - 1
  const edges = new Set<Point>()
  const line = (ring: number[][]) =>
    ring.map((point) => {
      const placed = place(point)
      if (isEdge(point)) edges.add(placed)
      return placed
    })
  return waterDepths.map(({ distance, opacity }) => {
    const rings = survey.contour(field as unknown as number[], distance).coordinates.flat()
    const parts = rings.filter((ring) => ring.length > 48).map(line)
    const data = parts.map((ring) =>
      ring.some((point) => edges.has(point))
        ? removeBorderSegments(ring, (point) => edges.has(point))
            .map((part) => lineToPath(part, tolerance))
            .join('')
        : ringToPath(ring.slice(0, -1), () => false, tolerance),
    )
    return { data: data.join(''), opacity }
  })
}
