import { parseSync, Visitor } from 'vite'
import { idShape, type Mention, type Namer } from '../mention.ts'
import type { Source } from '../read-sources.ts'

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>

const bracketed = new RegExp(`\\[(${idShape})\\]`, 'g')
const neverRun = new Set(['skip', 'todo'])

const asNode = (value: unknown) => value as Node

/** The names in a callee from the outside in: `test.only.each(rows)` is `each`, `only`, `test`. */
function namesOf(callee: Node): ReadonlyArray<string> {
  switch (callee.type) {
    case 'Identifier':
      return [String(callee['name'])]
    case 'MemberExpression':
      return [...namesOf(asNode(callee['property'])), ...namesOf(asNode(callee['object']))]
    case 'CallExpression':
      return namesOf(asNode(callee['callee']))
    case 'TaggedTemplateExpression':
      return namesOf(asNode(callee['tag']))
    default:
      return ['']
  }
}

function startsTest(callee: Node) {
  const names = namesOf(callee)
  return (names.at(-1) === 'test' || names.at(-1) === 'it') && !names.some((name) => neverRun.has(name))
}

/** The pieces of text in a title: a literal, a template without its holes, or several joined by `+`. */
function textsOf(title: Node | undefined): ReadonlyArray<{ readonly text: string; readonly start: number }> {
  if (title?.type === 'Literal') return [{ text: String(title['value']), start: title.start }]
  if (title?.type === 'TSAsExpression') return textsOf(asNode(title['expression']))
  if (title?.type === 'BinaryExpression') return [title['left'], title['right']].map(asNode).flatMap(textsOf)
  if (title?.type !== 'TemplateLiteral') return []
  const quasis = title['quasis'] as ReadonlyArray<Node>
  return quasis.map(({ value, start }) => ({ text: (value as { raw: string }).raw, start }))
}

const ownClaim = new RegExp(`^(\\[${idShape}\\])+$`)

/** The cell of a case of `test.each` that says what it proves: the first of a row, `proves` of an object. */
function claimOf(row: Node): Node | null {
  if (row.type === 'ArrayExpression') return (row['elements'] as ReadonlyArray<Node | null>)[0] ?? null
  if (row.type !== 'ObjectExpression') return null
  const properties = row['properties'] as ReadonlyArray<Node>
  const named = properties.find(({ key }) => (key as Node | undefined)?.['name'] === 'proves')
  return named ? asNode(named['value']) : null
}

/** What the cases of `test.each` say that they prove. */
function claimsOfCases(callee: Node) {
  const [rows] = callee.type === 'CallExpression' ? (callee['arguments'] as ReadonlyArray<Node>) : []
  if (rows?.type !== 'ArrayExpression') return []
  const cells = (rows['elements'] as ReadonlyArray<Node | null>).flatMap((row) => (row && claimOf(row)) ?? [])
  return cells.flatMap(textsOf).filter(({ text }) => ownClaim.test(text))
}

/** A title as a sentence: without its ids, and with an ellipsis for what only a run fills in. */
const sentenceOf = (titles: ReadonlyArray<{ readonly text: string }>) =>
  titles
    .map(({ text }) => text)
    .join('…')
    .replaceAll(bracketed, '')
    .trim()

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

/** What the tests of a file ask: the sample content, markup that nobody opens, or the site itself. */
function namerOf({ file, text }: Source): Namer {
  if (file.startsWith('src/content/')) return 'content'
  return text.includes('renderToStaticMarkup(') ? 'markup' : 'test'
}

/**
 * The requirements in brackets in the titles of the tests of a file, and in the first cell of the cases of `test.each`;
 * tests that are skipped or to be written do not count.
 */
export function readTestTitles(source: Source): ReadonlyArray<Mention> {
  const { file, text } = source
  const by = namerOf(source)
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const mentions: Mention[] = []
  const visitor = new Visitor({
    CallExpression(call) {
      if (!startsTest(asNode(call.callee))) return
      const titles = textsOf(call.arguments[0] && asNode(call.arguments[0]))
      const says = sentenceOf(titles)
      for (const { text: title, start } of [...titles, ...claimsOfCases(asNode(call.callee))]) {
        const ids = [...title.matchAll(bracketed)].map(([, id = '']) => id)
        mentions.push(...ids.map((id): Mention => ({ id, by, says, file, line: lineAt(text, start) })))
      }
    },
  })
  visitor.visit(program)
  return mentions
}
