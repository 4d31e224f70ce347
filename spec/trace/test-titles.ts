import { parseSync, Visitor } from 'vite'
import { idShape, type Mention, type Namer } from '../mention.ts'
import type { Source } from '../read-sources.ts'
import { asNode, textsOf, type Node } from './nodes.ts'
import { sayTitle } from './say-title.ts'

const bracketed = new RegExp(`\\[(${idShape})\\]`, 'g')
const neverRun = new Set(['skip', 'todo'])

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

const ownClaim = new RegExp(`^(\\[${idShape}\\])+$`)

function claimOf(row: Node): Node | null {
  if (row.type === 'ArrayExpression') return (row['elements'] as ReadonlyArray<Node | null>)[0] ?? null
  if (row.type !== 'ObjectExpression') return null
  const properties = row['properties'] as ReadonlyArray<Node>
  const named = properties.find(({ key }) => (key as Node | undefined)?.['name'] === 'proves')
  return named ? asNode(named['value']) : null
}

function casesOf(callee: Node): ReadonlyArray<Node> {
  const [rows] = callee.type === 'CallExpression' ? (callee['arguments'] as ReadonlyArray<Node>) : []
  if (rows?.type !== 'ArrayExpression') return []
  return (rows['elements'] as ReadonlyArray<Node | null>).filter((row) => row !== null)
}

const claimsOf = (row: Node) => textsOf(claimOf(row) ?? undefined).filter(({ text }) => ownClaim.test(text))

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

function namerOf({ file, text }: Source): Namer {
  if (file.startsWith('src/content/')) return 'content'
  return text.includes('renderToStaticMarkup(') ? 'markup' : 'test'
}

/** Reads ids in test titles and in the first cell of `test.each` cases; skipped and todo tests do not count. */
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
      const title = titles.map(({ text: piece }) => piece).join('…')
      const cases = casesOf(asNode(call.callee))
      const claims = cases.flatMap((row) => claimsOf(row).map((claim) => ({ ...claim, says: sayTitle(title, [row]) })))
      const says = sayTitle(title, cases)
      for (const { text: piece, start, ...own } of [...titles, ...claims]) {
        const ids = [...piece.matchAll(bracketed)].map(([, id = '']) => id)
        const line = lineAt(text, start)
        mentions.push(...ids.map((id): Mention => ({ id, by, says, file, line, ...own })))
      }
    },
  })
  visitor.visit(program)
  return mentions
}
