export type Segment = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly end: number
  readonly size: number
}

export type Row = ReadonlyArray<Segment>

export function median(numbers: ReadonlyArray<number>): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** In points. */
const tolerance = 3

const fewestLines = 6

const isLeft = ({ end }: Segment, edge: number) => end < edge - tolerance
const isRight = ({ x, end }: Segment, edge: number) => x >= edge - 4 * tolerance && end > edge
const crosses = (row: Row, edge: number) => row.some((segment) => !isLeft(segment, edge) && !isRight(segment, edge))

/**
 * Dates or labels beside what they stand for share its baselines and are fewer: such a page is read row by row.
 */
function isTable(rows: ReadonlyArray<Row>, edge: number): boolean {
  const left = rows.filter((row) => row.some((segment) => isLeft(segment, edge)))
  const right = rows.filter((row) => row.some((segment) => isRight(segment, edge)))
  const shared = left.filter((row) => right.includes(row)).length
  const fewer = Math.min(left.length, right.length)
  const more = Math.max(left.length, right.length)
  return fewer < more * 0.3 || (shared >= fewer * 0.7 && fewer < more * 0.6)
}

/** Where a second column begins: many lines have a text that begins there, and few go across. */
function findEdge(rows: ReadonlyArray<Row>): number | null {
  const leftmost = Math.min(...rows.flatMap((row) => row.map(({ x }) => x)))
  const starts = rows.flatMap((row) => row.map(({ x }) => x)).filter((x) => x > leftmost + 40)
  const candidates = starts
    .map((edge) => {
      const within = rows.filter((row) => row.some((segment) => Math.abs(segment.x - edge) <= tolerance))
      return { edge, count: within.length, across: rows.filter((row) => crosses(row, edge)).length }
    })
    .filter(({ count, across }) => count >= fewestLines && count >= rows.length * 0.2 && across <= rows.length * 0.3)
    .toSorted((one, other) => other.count - one.count)
  const [best] = candidates
  if (
    !best ||
    isTable(
      rows.filter((row) => !crosses(row, best.edge)),
      best.edge,
    )
  )
    return null
  return best.edge
}

/** Lines in the order in which they are read: above a line that goes across, the left column comes before the right one. */
export function splitColumns(rows: ReadonlyArray<Row>): ReadonlyArray<Row> {
  const edge = rows.length < fewestLines ? null : findEdge(rows)
  if (edge === null) return rows
  const read: Row[] = []
  let [left, right]: [Row[], Row[]] = [[], []]
  const flush = () => {
    read.push(...left, ...right)
    ;[left, right] = [[], []]
  }
  for (const row of rows) {
    if (crosses(row, edge)) {
      flush()
      read.push(row)
      continue
    }
    const parts = [row.filter((segment) => isLeft(segment, edge)), row.filter((segment) => isRight(segment, edge))]
    const [first = [], second = []] = parts
    if (first.length > 0) left.push(first)
    if (second.length > 0) right.push(second)
  }
  flush()
  return read
}
