import { type Mention, idShape, type MentionSource } from '../requirements.ts'
import { parseSync, Visitor } from 'vite'
import type { Source } from '../files.ts'
import { asNode, listLiteralTexts, type Node, formatTestTitle } from './format-test-title.ts'

const kinds: Readonly<Record<Mention['by'], string>> = {
  rule: 'a rule',
  example: 'an example',
  test: 'a unit test',
  markup: 'a test of markup alone',
  content: 'a test of the sample content, which proves nothing of the site',
  model: 'a machine',
}

export function getTestKind({ by, file }: Pick<Mention, 'by' | 'file'>): string {
  if (file.startsWith('steps/screen/')) return 'a test on the screen'
  return file.endsWith('/paths.ts') ? 'paths of a flow' : kinds[by]
}

const bracketed = new RegExp(`\\[(${idShape})\\]`, 'g')
const neverRun = new Set(['skip', 'todo'])

function listCalleeNames(callee: Node): ReadonlyArray<string> {
  switch (callee.type) {
    case 'Identifier':
      return [String(callee['name'])]
    case 'MemberExpression':
      return [...listCalleeNames(asNode(callee['property'])), ...listCalleeNames(asNode(callee['object']))]
    case 'CallExpression':
      return listCalleeNames(asNode(callee['callee']))
    case 'TaggedTemplateExpression':
      return listCalleeNames(asNode(callee['tag']))
    default:
      return ['']
  }
}

function isTestCall(callee: Node) {
  const names = listCalleeNames(callee)
  return (names.at(-1) === 'test' || names.at(-1) === 'it') && !names.some((name) => neverRun.has(name))
}

const claimPattern = new RegExp(`^(\\[${idShape}\\])+$`)

function findClaim(row: Node): Node | null {
  if (row.type === 'ArrayExpression') return (row['elements'] as ReadonlyArray<Node | null>)[0] ?? null
  if (row.type !== 'ObjectExpression') return null
  const properties = row['properties'] as ReadonlyArray<Node>
  const named = properties.find(({ key }) => (key as Node | undefined)?.['name'] === 'proves')
  return named ? asNode(named['value']) : null
}

function listCases(callee: Node): ReadonlyArray<Node> {
  const [rows] = callee.type === 'CallExpression' ? (callee['arguments'] as ReadonlyArray<Node>) : []
  if (rows?.type !== 'ArrayExpression') return []
  return (rows['elements'] as ReadonlyArray<Node | null>).filter((row) => row !== null)
}

const listClaims = (row: Node) =>
  listLiteralTexts(findClaim(row) ?? undefined).filter(({ text }) => claimPattern.test(text))

const getLineNumber = (text: string, offset: number) => text.slice(0, offset).split('\n').length

function classifySource({ file, text }: Source): MentionSource {
  if (file.startsWith('src/content/')) return 'content'
  return text.includes('renderToStaticMarkup(') ? 'markup' : 'test'
}

/** Reads ids in test titles and in the first cell of `test.each` cases; skipped and todo tests do not count. */
export function readTestTitles(source: Source): ReadonlyArray<Mention> {
  const { file, text } = source
  const by = classifySource(source)
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const mentions: Mention[] = []
  const visitor = new Visitor({
    CallExpression(call) {
      if (!isTestCall(asNode(call.callee))) return
      const titles = listLiteralTexts(call.arguments[0] && asNode(call.arguments[0]))
      const title = titles.map(({ text: piece }) => piece).join('…')
      const cases = listCases(asNode(call.callee))
      const claims = cases.flatMap((row) =>
        listClaims(row).map((claim) => ({ ...claim, says: formatTestTitle(title, [row]) })),
      )
      const says = formatTestTitle(title, cases)
      for (const { text: piece, start, ...own } of [...titles, ...claims]) {
        const ids = [...piece.matchAll(bracketed)].map(([, id = '']) => id)
        const line = getLineNumber(text, start)
        mentions.push(...ids.map((id): Mention => ({ id, by, says, file, line, ...own })))
      }
    },
  })
  visitor.visit(program)
  return mentions
}
