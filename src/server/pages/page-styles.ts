import postcss, { type ChildNode, type Container, type Rule } from 'postcss'

/** A stylesheet of which a page is given what it uses. */
export type PageStyles = {
  /** The rules that a page with this HTML can use before its script runs, in their order. */
  readonly usedBy: (html: string) => string
}

/** The arguments of `:is()`, `:where()`, `:has()` and the like, and what of a selector stands around them. */
function partsOf(selector: string) {
  const lists: string[] = []
  let around = ''
  let depth = 0
  let name = ''
  let list = ''
  for (const sign of selector) {
    if (sign === ')') depth -= 1
    if (depth === 0 && list !== '' && name !== 'not') lists.push(list)
    if (depth === 0) list = ''
    if (depth > 0) list += sign
    else if (sign !== '(' && sign !== ')') around += sign
    if (sign === '(') {
      if (depth === 0) name = /:([\w-]+)$/.exec(around)?.[1] ?? ''
      depth += 1
    }
  }
  return { around, lists }
}

/** Whether elements with these classes may match a selector. */
function mayMatch(selector: string, classes: ReadonlySet<string>): boolean {
  const { around, lists } = partsOf(selector)
  const named = Array.from(around.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g), ([, name = '']) => name)
  return (
    named.every((name) => classes.has(name)) &&
    lists.every((list) => postcss.list.comma(list).some((alternative) => mayMatch(alternative, classes)))
  )
}

function ruleFor(rule: Rule, classes: ReadonlySet<string>): string {
  const selectors = rule.selectors.filter((selector) => mayMatch(selector, classes))
  if (selectors.length === 0) return ''
  return `${selectors.join()}{${rule.nodes.map(String).join(';')}}`
}

const isAt = (node: ChildNode, name: string) => node.type === 'atrule' && node.name === name

function nodeFor(node: ChildNode, classes: ReadonlySet<string>): string {
  if (node.type === 'rule') return ruleFor(node, classes)
  if (node.type !== 'atrule' || isAt(node, 'keyframes')) return ''
  if (isAt(node, 'font-face') || isAt(node, 'property')) return String(node)
  if (!node.nodes) return `${String(node)};`
  const within = usedIn(node, classes)
  return within === '' ? '' : `@${node.name} ${node.params}{${within}}`
}

const usedIn = (container: Container, classes: ReadonlySet<string>) =>
  (container.nodes ?? []).map((node) => nodeFor(node, classes)).join('')

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
  const sheet = postcss.parse(css)
  const keyframes = sheet.nodes.filter((node) => isAt(node, 'keyframes'))
  return {
    usedBy: (html) => {
      const used = usedIn(sheet, classesIn(html))
      const moving = keyframes.filter((node) => 'params' in node && used.includes(node.params))
      return withoutIdle(`${used}${moving.map(String).join('')}`)
    },
  }
}
