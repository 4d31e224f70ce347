import postcss, { type ChildNode, type Container, type Rule } from 'postcss'

/** A stylesheet of which a page is given what it uses. */
export type PageStyles = {
  /** The rules that a page with this HTML can use before its script runs, in their order. */
  readonly usedBy: (html: string) => string
}

/** What stands between the parentheses of `:not()` and the like says nothing of the classes that must be there. */
function withoutArguments(selector: string): string {
  const inner = selector.replaceAll(/\([^()]*\)/g, '')
  return inner === selector ? selector : withoutArguments(inner)
}

/** The classes without which a selector matches nothing. */
const classesOf = (selector: string) =>
  Array.from(withoutArguments(selector).matchAll(/\.(-?[_a-zA-Z][\w-]*)/g), ([, name = '']) => name)

const needed = new WeakMap<Rule, ReadonlyArray<readonly [selector: string, classes: ReadonlyArray<string>]>>()

function neededBy(rule: Rule) {
  const known = needed.get(rule) ?? rule.selectors.map((selector) => [selector, classesOf(selector)] as const)
  needed.set(rule, known)
  return known
}

function ruleFor(rule: Rule, classes: ReadonlySet<string>): string {
  const selectors = neededBy(rule).filter(([, names]) => names.every((name) => classes.has(name)))
  if (selectors.length === 0) return ''
  return `${selectors.map(([selector]) => selector).join()}{${rule.nodes.map(String).join(';')}}`
}

const isAt = (node: ChildNode, name: string) => node.type === 'atrule' && node.name === name

function nodeFor(node: ChildNode, classes: ReadonlySet<string>): string {
  if (node.type === 'rule') return ruleFor(node, classes)
  if (node.type !== 'atrule' || isAt(node, 'keyframes')) return ''
  if (isAt(node, 'font-face')) return String(node)
  if (!node.nodes) return `${String(node)};`
  const within = usedIn(node, classes)
  return within === '' ? '' : `@${node.name} ${node.params}{${within}}`
}

const usedIn = (container: Container, classes: ReadonlySet<string>) =>
  (container.nodes ?? []).map((node) => nodeFor(node, classes)).join('')

const classesIn = (html: string) =>
  new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat())

/** @param css a whole stylesheet, minified. */
export function pageStyles(css: string): PageStyles {
  const sheet = postcss.parse(css)
  const keyframes = sheet.nodes.filter((node) => isAt(node, 'keyframes'))
  return {
    usedBy: (html) => {
      const used = usedIn(sheet, classesIn(html))
      const moving = keyframes.filter((node) => 'params' in node && used.includes(node.params))
      return `${used}${moving.map(String).join('')}`
    },
  }
}
