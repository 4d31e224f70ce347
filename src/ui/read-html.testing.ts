export type Part = {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: ReadonlyArray<Part | string>
}

type MutablePart = Part & { readonly children: Array<Part | string> }

const token = /<!--.*?-->|<(\/?)([a-z][a-z0-9-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gi
const empty = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source'])
const inline = new Set(['a', 'b', 'em', 'i', 'small', 'span', 'strong', 'svg'])
const blocks = new Set(
  'address article aside blockquote details dialog div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p section table ul'.split(
    ' ',
  ),
)
const shields = new Set(['button', 'caption', 'td', 'th'])
const single = new Set(['a', 'button', 'form'])
const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const decode = (text: string) => text.replace(/&(#?\w+);/g, (written, name: string) => characters[name] ?? written)

const readAttributes = (written: string) =>
  Object.fromEntries(
    [...written.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, decode(value)]),
  )

function findNestingProblem(tag: string, open: ReadonlyArray<Part>): string | null {
  const around = open.map((part) => part.tag)
  if (single.has(tag) && around.includes(tag)) return `<${tag}> inside of another <${tag}>`
  const inReach = around.slice(around.findLastIndex((each) => shields.has(each)) + 1)
  return blocks.has(tag) && inReach.includes('p') ? `<${tag}> inside of a <p>` : null
}

/** @throws {Error} where a browser would parse it differently, which breaks hydration */
export function readHtml(html: string): Part {
  const root: MutablePart = { tag: 'root', attributes: {}, children: [] }
  const open = [root]
  for (const [, closes, name = '', attributes = '', text] of html.matchAll(token)) {
    const parent = open.at(-1) ?? root
    const tag = name.toLowerCase()
    if (text !== undefined) parent.children.push(decode(text))
    else if (closes) open.pop()
    else if (tag) {
      const objection = findNestingProblem(tag, open)
      if (objection) throw new Error(`A browser does not keep ${objection}: use an element that may hold it.`)
      const part: MutablePart = { tag, attributes: readAttributes(attributes), children: [] }
      parent.children.push(part)
      if (!empty.has(tag)) open.push(part)
    }
  }
  return root
}

const isPart = (child: Part | string): child is Part => typeof child !== 'string'

export const all = (part: Part, tag: string): Part[] =>
  part.children.filter(isPart).flatMap((child) => [...(child.tag === tag ? [child] : []), ...all(child, tag)])

function speak({ tag, attributes, children }: Part): string {
  if (attributes['aria-hidden'] === 'true') return ''
  if (attributes['aria-label'] !== undefined) return attributes['aria-label']
  const words = children.map((child) => (isPart(child) ? speak(child) : child)).join('')
  return inline.has(tag) ? words : ` ${words} `
}

export const getPartText = (part: Part): string => speak(part).replace(/\s+/g, ' ').trim()

export const listPartTexts = (part: Part, tag: string): string[] => all(part, tag).map(getPartText)

export const listPartLinks = (part: Part): Array<[name: string, href: string | undefined]> =>
  all(part, 'a').map((link) => [getPartText(link), link.attributes['href']])

export function getPageSection(part: Part, name: string): Part {
  const sections = all(part, 'section').concat(all(part, 'aside'), all(part, 'nav'))
  const heading = (section: Part) => ['h1', 'h2', 'h3'].flatMap((tag) => listPartTexts(section, tag))[0]
  const found = sections.findLast((each) => each.attributes['aria-label'] === name || heading(each) === name)
  if (!found) throw new Error(`No part of the page is called "${name}".`)
  return found
}
