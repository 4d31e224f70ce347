import { parseAst, type Plugin } from 'vite'

type Node = { readonly type: string; readonly start: number; readonly end: number }
type Property = Node & { readonly key?: Node & { readonly name?: string }; readonly value?: Node }
type ObjectLiteral = Node & { readonly properties: ReadonlyArray<Property> }
type Cut = readonly [start: number, end: number]

const notes = new Set(['description', 'requirements'])

const isObject = (node: Node | undefined): node is ObjectLiteral => node?.type === 'ObjectExpression'
const getPropertyName = ({ key }: Property) => key?.name ?? ''
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const inside = (node: Node): ReadonlyArray<Node> =>
  Object.values(node)
    .flat()
    .filter((value) => isNode(value))

const isRemovable = (property: Property, inMeta: boolean): boolean =>
  inMeta
    ? notes.has(getPropertyName(property))
    : getPropertyName(property) === 'meta' &&
      isObject(property.value) &&
      property.value.properties.every((inner) => isRemovable(inner, true))

function findCuts(node: Node, inMeta = false): ReadonlyArray<Cut> {
  if (!isObject(node)) return inside(node).flatMap((child) => findCuts(child))
  return node.properties.flatMap((property, index) => {
    if (isRemovable(property, inMeta))
      return [[property.start, node.properties[index + 1]?.start ?? node.end - 1] as const]
    const isMeta = getPropertyName(property) === 'meta'
    return inside(property).flatMap((child) => findCuts(child, isMeta))
  })
}

export const withoutNotes = (code: string): string =>
  findCuts(parseAst(code)).reduceRight((left, [start, end]) => left.slice(0, start) + left.slice(end), code)

export const stripMachineMeta = {
  name: 'leave-notes',
  transform: {
    filter: { id: /[\\/]machines[\\/][^?]*\.ts$/ },
    handler: (code: string) => ({ code: withoutNotes(code), map: null }),
  },
} satisfies Plugin
