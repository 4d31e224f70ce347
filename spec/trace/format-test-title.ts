import { idShape } from '../requirements.ts'
import { count } from '../report.ts'

export type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>

export const asNode = (value: unknown) => value as Node

export function listLiteralTexts(
  title: Node | undefined,
): ReadonlyArray<{ readonly text: string; readonly start: number }> {
  if (title?.type === 'Literal') return [{ text: String(title['value']), start: title.start }]
  if (title?.type === 'TSAsExpression') return listLiteralTexts(asNode(title['expression']))
  if (title?.type === 'BinaryExpression') return [title['left'], title['right']].map(asNode).flatMap(listLiteralTexts)
  if (title?.type !== 'TemplateLiteral') return []
  const quasis = title['quasis'] as ReadonlyArray<Node>
  return quasis.map(({ value, start }) => ({ text: (value as { raw: string }).raw, start }))
}

const blank = '…'

const holes = /%([sdifjoO#$])|\$([a-z]\w*)(?:\.\w+)*/g

const bracketed = new RegExp(`\\[${idShape}\\]`, 'g')

function formatCell(cell: Node | null | undefined, isQuoted: boolean): string {
  if (!cell) return blank
  const texts = listLiteralTexts(cell)
  const isText = texts.length > 0 && (cell.type !== 'Literal' || typeof cell['value'] === 'string')
  const raw = typeof cell['raw'] === 'string' ? cell['raw'].replaceAll('_', '') : blank
  const words = isText ? texts.map(({ text }) => text).join(blank) : raw
  const isStated = words !== 'null' && words.length <= 60 && !/\p{Cc}/u.test(words)
  return isStated ? (isText && isQuoted ? JSON.stringify(words) : words) : blank
}

const emptyRow = { cells: [], named: new Map<string, Node>() }

function readRowCells(row: Node | undefined) {
  if (!row) return emptyRow
  if (row.type === 'ArrayExpression') return { ...emptyRow, cells: row['elements'] as ReadonlyArray<Node | null> }
  if (row.type !== 'ObjectExpression') return { ...emptyRow, cells: [row] }
  const properties = row['properties'] as ReadonlyArray<{ readonly key?: Node; readonly value?: Node }>
  const named = properties.flatMap(({ key, value }) => (key && value ? [[String(key['name']), value] as const] : []))
  return { ...emptyRow, named: new Map(named) }
}

function fill(title: string, row?: Node): string {
  const { cells, named } = readRowCells(row)
  let at = 0
  const filled = title.replaceAll(holes, (_, kind: string | undefined, name: string | undefined) => {
    if (name !== undefined) return formatCell(named.get(name), false)
    return kind === '#' || kind === '$' ? blank : formatCell(cells[at++], kind === 'j')
  })
  return filled
    .replaceAll(bracketed, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/…(?: ?…)+/g, blank)
    .trim()
    .replace(/^…?: /, '')
}

export function formatTestTitle(title: string, cases: ReadonlyArray<Node>): string {
  const [first, ...others] = cases
  const says = fill(title, others.length === 0 ? first : undefined)
  if (says !== blank && says !== '') return says
  const example = fill(title, first)
  if (example === blank || example === '') return 'a test whose title says no more'
  if (others.length === 0) return example
  const isCounted = others.every(({ type }) => type !== 'SpreadElement')
  return `${example}, and ${isCounted ? count(others.length, 'more case') : 'more cases'}`
}
