import { idShape } from '../mention.ts'
import { textsOf, type Node } from './nodes.ts'
import { count } from '../words.ts'

const blank = '…'

/** What only a run fills in: `%s`, `%j` and their like take the cells of a case in their order, `$name` those of an object. */
const holes = /%([sdifjoO#$])|\$([a-z]\w*)(?:\.\w+)*/g

const bracketed = new RegExp(`\\[${idShape}\\]`, 'g')

/** What a cell puts into a title; a blank where only a run knows it, and where it is no word of a sentence. */
function wordsOf(cell: Node | null | undefined, isQuoted: boolean): string {
  if (!cell) return blank
  const texts = textsOf(cell)
  const isText = texts.length > 0 && (cell.type !== 'Literal' || typeof cell['value'] === 'string')
  const raw = typeof cell['raw'] === 'string' ? cell['raw'].replaceAll('_', '') : blank
  const words = isText ? texts.map(({ text }) => text).join(blank) : raw
  const isSaid = words !== 'null' && words.length <= 60 && !/\p{Cc}/u.test(words)
  return isSaid ? (isText && isQuoted ? JSON.stringify(words) : words) : blank
}

const nothingKnown = { cells: [], named: new Map<string, Node>() }

/** The cells of a case: those of a list in their order, those of an object by their names, or the case itself. */
function cellsOf(row: Node | undefined) {
  if (!row) return nothingKnown
  if (row.type === 'ArrayExpression') return { ...nothingKnown, cells: row['elements'] as ReadonlyArray<Node | null> }
  if (row.type !== 'ObjectExpression') return { ...nothingKnown, cells: [row] }
  const properties = row['properties'] as ReadonlyArray<{ readonly key?: Node; readonly value?: Node }>
  const named = properties.flatMap(({ key, value }) => (key && value ? [[String(key['name']), value] as const] : []))
  return { ...nothingKnown, named: new Map(named) }
}

/** A title with the words of a case, or with blanks where there is none, without its ids. */
function fill(title: string, row?: Node): string {
  const { cells, named } = cellsOf(row)
  let at = 0
  const filled = title.replaceAll(holes, (_, kind: string | undefined, name: string | undefined) => {
    if (name !== undefined) return wordsOf(named.get(name), false)
    return kind === '#' || kind === '$' ? blank : wordsOf(cells[at++], kind === 'j')
  })
  return filled
    .replaceAll(bracketed, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/…(?: ?…)+/g, blank)
    .trim()
    .replace(/^…?: /, '')
}

/**
 * The title of a test as a sentence, without its ids: with the words of its case where it has one alone, and with an
 * ellipsis for what its cases fill in differently. Where nothing else is said, the first case speaks for the others.
 */
export function sayTitle(title: string, cases: ReadonlyArray<Node>): string {
  const [first, ...others] = cases
  const says = fill(title, others.length === 0 ? first : undefined)
  if (says !== blank && says !== '') return says
  const example = fill(title, first)
  if (example === blank || example === '') return 'a test whose title says no more'
  if (others.length === 0) return example
  const isCounted = others.every(({ type }) => type !== 'SpreadElement')
  return `${example}, and ${isCounted ? count(others.length, 'more case') : 'more cases'}`
}
