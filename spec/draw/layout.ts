import { createRequire } from 'node:module'
import type { ELK, ElkNode } from 'elkjs/lib/elk-api.js'

export type Point = { readonly x: number; readonly y: number }
export type Rectangle = Point & { readonly width: number; readonly height: number }

/** In pixels from the top left corner. */
export type Layout = {
  readonly width: number
  readonly height: number
  readonly boxes: ReadonlyMap<string, Rectangle>
  readonly lines: ReadonlyMap<string, ReadonlyArray<Point>>
  readonly labels: ReadonlyMap<string, Rectangle>
}

const Elk = createRequire(import.meta.url)('elkjs/lib/elk.bundled.js') as new () => ELK

const elk = new Elk()

const round = (value: number | undefined) => Math.round((value ?? 0) * 10) / 10
const roundPoint = ({ x, y }: Partial<Point>): Point => ({ x: round(x), y: round(y) })
const roundRectangle = ({ x, y, width, height }: Partial<Rectangle>): Rectangle => ({
  ...roundPoint({ x: x ?? 0, y: y ?? 0 }),
  width: round(width),
  height: round(height),
})

const nodesBelow = (node: ElkNode): ReadonlyArray<ElkNode> =>
  (node.children ?? []).flatMap((child) => [child, ...nodesBelow(child)])

export async function layOut(graph: ElkNode): Promise<Layout> {
  const laid = await elk.layout(graph)
  const edges = laid.edges ?? []
  return {
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    boxes: new Map(nodesBelow(laid).map((node) => [node.id, roundRectangle(node)])),
    lines: new Map(
      edges.map(({ id, sections = [] }) => [
        id,
        sections.flatMap(({ startPoint, bendPoints = [], endPoint }) =>
          [startPoint, ...bendPoints, endPoint].map(roundPoint),
        ),
      ]),
    ),
    labels: new Map(edges.flatMap(({ id, labels = [] }) => labels.map((label) => [id, roundRectangle(label)]))),
  }
}
