import postcss, { type ChildNode, type Rule } from 'postcss'
import parseSelectors, { type Selector } from 'postcss-selector-parser'

/** A stylesheet of which a page is given what it uses. */
export type PageStyles = {
  /** The rules that a page with this HTML can use before its script runs, in their order. */
  readonly usedBy: (html: string) => string
}

type Classes = ReadonlySet<string>

/** Writes of a part of the stylesheet what elements with these classes may use. */
type Write = (classes: Classes) => string

/** Whether elements with these classes may match a selector. What `:not()` rules out says nothing of what must be there. */
function matcherOf(selector: Selector): (classes: Classes) => boolean {
  const named: string[] = []
  const lists: Array<ReadonlyArray<(classes: Classes) => boolean>> = []
  for (const node of selector.nodes) {
    if (node.type === 'class') named.push(node.value)
    if (node.type === 'pseudo' && node.value !== ':not' && node.nodes.length > 0) lists.push(node.nodes.map(matcherOf))
  }
  return (classes) =>
    named.every((name) => classes.has(name)) && lists.every((list) => list.some((matches) => matches(classes)))
}

function ruleWriter(rule: Rule): Write {
  const selectors = parseSelectors()
    .astSync(rule.selector)
    .nodes.map((selector) => ({ text: String(selector), matches: matcherOf(selector) }))
  const body = `{${rule.nodes.map(String).join(';')}}`
  return (classes) => {
    const used = selectors.filter(({ matches }) => matches(classes)).map(({ text }) => text)
    return used.length === 0 ? '' : `${used.join()}${body}`
  }
}

const whole = new Set(['font-face', 'property'])

function writerOf(node: ChildNode): Write {
  if (node.type === 'rule') return ruleWriter(node)
  if (node.type !== 'atrule' || node.name === 'keyframes') return () => ''
  const text = String(node)
  if (whole.has(node.name)) return () => text
  if (!node.nodes) return () => `${text};`
  const writeWithin = allOf(node.nodes)
  const start = `@${node.name} ${node.params}{`
  return (classes) => {
    const within = writeWithin(classes)
    return within === '' ? '' : `${start}${within}}`
  }
}

function allOf(nodes: ReadonlyArray<ChildNode>): Write {
  const writers = nodes.map(writerOf)
  return (classes) => writers.map((write) => write(classes)).join('')
}

const classesIn = (html: string) =>
  new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat())

/** Leaves out the custom properties of which nothing is made, and those of which only these are. */
function withoutIdle(css: string): string {
  const made = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name))
  const left = css.replaceAll(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (all, name: string) =>
    made.has(name) ? all : '',
  )
  return left === css ? css : withoutIdle(left)
}

/** @param css a whole stylesheet, minified. */
export function pageStyles(css: string): PageStyles {
  const { nodes } = postcss.parse(css)
  const write = allOf(nodes)
  const keyframes = nodes
    .filter((node) => node.type === 'atrule')
    .filter(({ name }) => name === 'keyframes')
    .map((node) => ({ name: node.params, text: String(node) }))
  return {
    usedBy: (html) => {
      const used = write(classesIn(html))
      const moving = keyframes.filter(({ name }) => used.includes(name)).map(({ text }) => text)
      return withoutIdle(`${used}${moving.join('')}`)
    },
  }
}
