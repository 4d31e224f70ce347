import parseSelectors, { type Attribute, type Node, type Selector } from 'postcss-selector-parser'

export type Vocabulary = ReadonlySet<string>

type Matches = (page: Vocabulary) => boolean

/** What can match before the script runs without being in the HTML: set by the browser or by `src/app/early`. */
const everywhere = ['html', 'head', 'body', '[open]', '[data-asks]', '[data-saved]', '[data-signed-in]', '[data-live]']

const element = /<([a-z][\w-]*)((?: [\w:-]+(?:="[^"]*")?)*)/gi
const attribute = / ([\w:-]+)(?:="([^"]*)")?/g

function* listAttributes(text: string) {
  for (const [, name = '', value = ''] of text.matchAll(attribute)) {
    yield `[${name.toLowerCase()}]`
    yield `[${name.toLowerCase()}=${value}]`
    if (name === 'class') yield* value.split(' ').map((each) => `.${each}`)
  }
}

function* listTokens(html: string) {
  yield* everywhere
  for (const [, name = '', attributes = ''] of html.matchAll(element)) {
    yield name.toLowerCase()
    yield* listAttributes(attributes)
  }
}

export const buildVocabulary = (html: string): Vocabulary => new Set(listTokens(html))

const lists = new Set([':is', ':where', ':has'])

const interactivePseudos = /^(:hover|:active|:focus-visible|::selection|::backdrop|::view-transition.*)$/

/** By the value where it is one word as HTML has it; else by the name, which may let through too much. */
function attributeMatcher(node: Attribute): Matches {
  const { operator, value = '', insensitive } = node
  const name = node.attribute.toLowerCase()
  const isExact = operator === '=' && !insensitive && /^[\w-]*$/.test(value) && !everywhere.includes(`[${name}]`)
  return (page) => page.has(isExact ? `[${name}=${value}]` : `[${name}]`)
}

function partMatcher(node: Node): Matches | null {
  if (node.type === 'class') return (page) => page.has(`.${node.value}`)
  if (node.type === 'tag') return (page) => page.has(node.value.toLowerCase())
  if (node.type === 'attribute') return attributeMatcher(node)
  if (node.type !== 'pseudo') return null
  if (interactivePseudos.test(node.value)) return () => false
  if (node.value === ':disabled') return (page) => page.has('[disabled]')
  if (!lists.has(node.value)) return null
  const any = node.nodes.map(createMatcher)
  return (page) => any.some((matches) => matches(page))
}

function createMatcher(selector: Selector): Matches {
  const parts = selector.nodes.map(partMatcher).filter((part) => part !== null)
  return (page) => parts.every((matches) => matches(page))
}

export const compileSelectors = (list: string) =>
  parseSelectors()
    .astSync(list)
    .nodes.map((selector) => ({ text: String(selector), matches: createMatcher(selector) }))
