import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss'
import { compileSelectors, buildVocabulary, type Vocabulary } from './style-selectors.ts'
import { writeValues } from './style-values.ts'

export type PageStyles = {
  /**
   * The rules needed before the script runs, in order. Print, forced colors, no-script, accessibility settings, focus
   * and hover come with the whole stylesheet, typefaces that are files after the first paint.
   */
  readonly usedBy: (html: string) => string
}

type Write = (page: Vocabulary) => string

const unseen = new Set([
  'cursor',
  'transition',
  'interpolate-size',
  'view-transition-name',
  '-webkit-tap-highlight-color',
])

function ruleWriter(rule: Rule): Write {
  const selectors = compileSelectors(rule.selector)
  const seen = rule.nodes.filter((node) => node.type !== 'decl' || !unseen.has(node.prop))
  if (seen.length === 0) return () => ''
  const body = `{${seen.map(String).join(';')}}`
  return (page) => {
    const used = selectors.filter(({ matches }) => matches(page)).map(({ text }) => text)
    return used.length === 0 ? '' : `${used.join()}${body}`
  }
}

const separateAtRules = new Set(['keyframes', 'font-face', 'property'])

/** Media whose rules load with the whole stylesheet; keep in step with `src/app/early` and `<noscript>`. */
const deferredMedia = new Set(['print', '(forced-colors:active)', '(scripting:none)'])

const isDeferred = ({ name, params }: AtRule) => name === 'media' && deferredMedia.has(params)

function createWriter(node: ChildNode): Write {
  if (node.type === 'rule') return ruleWriter(node)
  if (node.type !== 'atrule' || separateAtRules.has(node.name) || isDeferred(node)) return () => ''
  if (!node.nodes) {
    const text = `${String(node)};`
    return () => text
  }
  const writeWithin = combineWriters(node.nodes)
  const start = `@${node.name} ${node.params}{`
  return (page) => {
    const within = writeWithin(page)
    return within === '' ? '' : `${start}${within}}`
  }
}

function combineWriters(nodes: ReadonlyArray<ChildNode>): Write {
  const writers = nodes.map(createWriter)
  return (page) => writers.map((write) => write(page)).join('')
}

const family = (face: AtRule) =>
  face.nodes?.flatMap((node) => (node.type === 'decl' && node.prop === 'font-family' ? node.value : []))[0] ?? ''

export function pageStyles(css: string): PageStyles {
  const { nodes } = postcss.parse(css)
  const write = combineWriters(nodes)
  const named = (name: string) => nodes.filter((node) => node.type === 'atrule').filter((node) => node.name === name)
  const faces = named('font-face')
    .map((node) => ({ name: family(node).replaceAll(/["']/g, ''), text: String(node) }))
    .filter(({ text }) => !text.includes('url('))
  const keyframes = named('keyframes').map((node) => ({ name: node.params, text: String(node) }))
  return {
    usedBy: (html) => {
      const used = write(buildVocabulary(html))
      const moving = keyframes.filter(({ name }) => used.includes(name)).map(({ text }) => text)
      const written = writeValues(`${used}${moving.join('')}`)
      const asked = faces.filter(({ name }) => written.includes(name)).map(({ text }) => text)
      return `${asked.join('')}${written}`
    },
  }
}
