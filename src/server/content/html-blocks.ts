import { allowedAttributes, isAllowedAttribute } from '#contract/html-allowlist.ts'
import { escapeHtml } from '#domain/text/html.ts'
import { containers, headings, preformattedTags, tableTags, writtenTag } from './html-tags.ts'
import type { Attributes } from './html-tokens.ts'
import { closeTo, containerName, endRun, openContainer, openItem, type Writer } from './html-writer.ts'

/** Elements that are open at once; those within deeper ones lose their tags and keep their text. */
const maxDepth = 60

const isHarmless = (tag: string, name: string, value: string) =>
  tag === 'ol' || tag === 'li' ? /^-?\d{1,6}$/.test(value) : isAllowedAttribute(tag, name, value)

export function writeTag(tag: string, attributes: Attributes): string {
  const names = Object.hasOwn(allowedAttributes, tag) ? (allowedAttributes[tag] ?? []) : []
  const kept = names.flatMap((name) => {
    const value = attributes[name]
    return value && isHarmless(tag, name, value) ? [` ${name}="${escapeHtml(value)}"`] : []
  })
  return `<${tag}${kept.join('')}>`
}

/** Ends what cannot be open around this part of a table; false if there is no table. */
function fitTable(writer: Writer, tag: string) {
  const table = writer.opens.findLastIndex(({ container }) => container === 'table')
  if (table < 0) return false
  const sections = ['table', 'thead', 'tbody']
  const around = tag === 'td' || tag === 'th' ? [...sections, 'tr'] : tag === 'tr' ? sections : ['table']
  const at = writer.opens.findLastIndex(({ container }) => container !== undefined && around.includes(container))
  closeTo(writer, at + 1)
  if ((tag === 'td' || tag === 'th') && containerName(writer) !== 'tr') openContainer(writer, 'tr', 'tr', '<tr>')
  return true
}

function fitItem(writer: Writer, tag: string) {
  const siblings = tag === 'li' ? ['li'] : ['dt', 'dd']
  const name = containerName(writer)
  if (!siblings.includes(name)) return
  closeTo(
    writer,
    writer.opens.findLastIndex(({ container }) => container === name),
  )
}

function openLeaf(writer: Writer, name: string, { class: names = '', style = '' }: Attributes) {
  const tag = writtenTag(name)
  const isWordItem = /\bMsoListParagraph/i.test(names) || /\bmso-list:\s*l\d/i.test(style)
  const isPreformatted = preformattedTags.has(name)
  const leaf = headings.has(tag) || tag === 'p' ? tag : 'block'
  if (headings.has(tag) && tag !== name) writer.repairs.add('blocks')
  writer.opens.push({ name, leaf, isWordItem, isPreformatted })
}

const siblings: ReadonlyArray<ReadonlySet<string>> = [
  headings,
  new Set(['dt', 'dd']),
  new Set(['td', 'th', 'tr']),
  new Set(['option']),
]

/** A block ends the paragraph before it, and what has no end tag before its like. */
function endLeaves({ opens }: Writer, tag: string) {
  const like = siblings.find((tags) => tags.has(tag))
  const container = opens.findLastIndex((open) => open.container !== undefined)
  for (const names of [new Set(['p']), like]) {
    const at = opens.findLastIndex(({ leaf, name }) => leaf !== undefined && names?.has(writtenTag(name)))
    if (at > container) opens.splice(at, 1)
  }
}

export function openBlock(writer: Writer, name: string, attributes: Attributes): void {
  const tag = writtenTag(name)
  endRun(writer)
  endLeaves(writer, tag)
  if (tag === 'li' || tag === 'dt' || tag === 'dd') fitItem(writer, tag)
  if (writer.opens.length >= maxDepth) return
  const isPart = tableTags.has(tag) && tag !== 'table'
  if (isPart ? fitTable(writer, tag) : containers.has(tag) && tag !== 'dt' && tag !== 'dd' && tag !== 'li')
    openContainer(writer, name, tag, writeTag(tag, attributes))
  else if (tag === 'li') openItem(writer, writeTag(tag, attributes))
  else if ((tag === 'dt' || tag === 'dd') && containerName(writer) === 'dl')
    openContainer(writer, name, tag, `<${tag}>`)
  else openLeaf(writer, name, attributes)
}

/** As in browsers, an end within a cell of a table ends nothing outside it. */
function findToClose({ opens }: Writer, name: string) {
  const tag = writtenTag(name)
  const at = opens.findLastIndex(
    (open) => open.name === name || (headings.has(tag) && headings.has(writtenTag(open.name))),
  )
  const cell = opens.findLastIndex(
    ({ container }) => container === 'td' || container === 'th' || container === 'caption',
  )
  return tableTags.has(tag) || at > cell ? at : -1
}

export function closeBlock(writer: Writer, name: string): void {
  endRun(writer)
  const at = findToClose(writer, name)
  if (at >= 0) closeTo(writer, at)
}
