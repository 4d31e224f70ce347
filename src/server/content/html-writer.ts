import { headings, tableTags } from './html-tags.ts'
import { joinLines, readBullet, splitLines, trimRun, writeRun, type Inline, type Piece, type Run } from './html-runs.ts'

/** An element that is open: a container if it is written as a block around others, a leaf if its text is a paragraph. */
export type OpenElement = {
  readonly name: string
  readonly container?: string
  readonly leaf?: string
  readonly inline?: Inline
  readonly isWordItem?: boolean
  readonly isPreformatted?: boolean
  /** A list that begins with an item outside any list. */
  readonly isLoose?: boolean
  hasContent?: boolean
}

export type Writer = {
  readonly out: string[]
  opens: OpenElement[]
  run: Piece[]
  readonly repairs: Set<'lists' | 'blocks'>
  /** Whether the only text so far stands outside any block. */
  isBare: boolean
  hasContent: boolean
}

export const createWriter = (): Writer => ({
  out: [],
  opens: [],
  run: [],
  repairs: new Set(),
  isBare: false,
  hasContent: false,
})

const findContainer = ({ opens }: Writer) => opens.findLastIndex(({ container }) => container !== undefined)

export const containerName = (writer: Writer): string => writer.opens[findContainer(writer)]?.container ?? 'root'

const flows = new Set(['root', 'li', 'td', 'th', 'dt', 'dd', 'caption', 'blockquote'])
const mayBeBare = new Set(['li', 'td', 'th', 'dt', 'dd', 'caption'])
const mayHoldBullets = new Set(['root', 'blockquote', 'td', 'dd', 'ul'])

function noteContent(writer: Writer) {
  const container = writer.opens[findContainer(writer)]
  const had = container ? container.hasContent === true : writer.hasContent
  if (container) container.hasContent = true
  else writer.hasContent = true
  if (writer.isBare) writer.repairs.add('blocks')
  writer.isBare = false
  return had
}

/** Below the leaves that are open, so that their ends do not end it. */
function openWithin(writer: Writer, container: string, isLoose = false) {
  noteContent(writer)
  writer.opens.splice(findContainer(writer) + 1, 0, { name: container, container, isLoose })
  writer.out.push(`<${container}>`)
}

const closeWritten = ({ out }: Writer, container: string) => {
  const isCell = container === 'td' || container === 'th'
  if (!isCell && out.at(-1)?.startsWith(`<${container}`) && !out.at(-1)?.startsWith('</')) out.pop()
  else out.push(`</${container}>`)
}

function closeLooseList(writer: Writer) {
  const at = findContainer(writer)
  const list = writer.opens[at]
  if (!list?.isLoose) return
  writer.opens.splice(at, 1)
  closeWritten(writer, list.container ?? 'ul')
}

/** Text in a list outside its items, or in a table outside its cells, gets an item or a cell of its own. */
function enterFlow(writer: Writer) {
  closeLooseList(writer)
  const name = containerName(writer)
  if (flows.has(name)) return
  if (name === 'dl') openWithin(writer, 'dd')
  else if (name === 'tr') openWithin(writer, 'td')
  else if (tableTags.has(name)) for (const tag of ['tr', 'td']) openWithin(writer, tag)
  else openWithin(writer, 'li')
}

const listLeaves = (writer: Writer) => writer.opens.slice(findContainer(writer) + 1)

function findLeaf(writer: Writer): string | undefined {
  const leaves = listLeaves(writer).flatMap(({ leaf }) => leaf ?? [])
  return leaves.find((leaf) => headings.has(leaf)) ?? (leaves.includes('p') ? 'p' : leaves[0])
}

function writeParagraph(writer: Writer, run: Run, leaf: string | undefined) {
  const trimmed = trimRun(run)
  if (trimmed.length === 0) return
  enterFlow(writer)
  const had = noteContent(writer)
  const name = containerName(writer)
  const text = writeRun(trimmed)
  if (mayBeBare.has(name) && !had && leaf !== 'p' && !headings.has(leaf ?? '')) {
    writer.out.push(text)
    return
  }
  const tag = leaf !== undefined && headings.has(leaf) ? leaf : 'p'
  writer.isBare = name === 'root' && !had && leaf === undefined
  if (!writer.isBare && leaf !== 'p' && tag === 'p') writer.repairs.add('blocks')
  writer.out.push(`<${tag}>`, text, `</${tag}>`)
}

function writeItem(writer: Writer, run: Run) {
  writer.repairs.add('lists')
  if (!isInLooseList(writer)) openWithin(writer, 'ul', true)
  noteContent(writer)
  writer.out.push('<li>', writeRun(run), '</li>')
}

function writeLines(writer: Writer, run: Run, leaf: string | undefined) {
  const isWord = listLeaves(writer).some(({ isWordItem }) => isWordItem)
  let text: Run[] = []
  const endText = () => {
    writeParagraph(writer, joinLines(text), leaf)
    text = []
  }
  const whole = isWord ? readBullet(run, true) : null
  if (whole !== null) return writeItem(writer, whole)
  for (const line of splitLines(run)) {
    const item = readBullet(line, false)
    if (item === null) text.push(line)
    else {
      endText()
      writeItem(writer, item)
    }
  }
  endText()
}

const isInLooseList = (writer: Writer) => writer.opens[findContainer(writer)]?.isLoose === true

/** Ends the paragraph that is being written. */
export function endRun(writer: Writer): void {
  const run = trimRun(writer.run)
  writer.run = []
  if (run.length === 0) return
  if (!isInLooseList(writer)) enterFlow(writer)
  const leaf = findLeaf(writer)
  if (mayHoldBullets.has(containerName(writer)) && !headings.has(leaf ?? '')) writeLines(writer, run, leaf)
  else writeParagraph(writer, run, leaf)
}

/** Ends open elements down to this number. */
export function closeTo(writer: Writer, count: number): void {
  endRun(writer)
  while (writer.opens.length > count) {
    const container = writer.opens.pop()?.container
    if (container !== undefined) closeWritten(writer, container)
  }
}

const listTags = new Set(['ul', 'ol'])

/** A list that stands between the items of another belongs to the item before it. */
function reopenItem(writer: Writer) {
  if (!listTags.has(containerName(writer)) || writer.out.at(-1) !== '</li>') return
  if (isInLooseList(writer)) return
  writer.out.pop()
  writer.opens.push({ name: 'li', container: 'li', hasContent: true })
}

export function openContainer(writer: Writer, name: string, tag: string, written: string): void {
  if (listTags.has(tag)) reopenItem(writer)
  if (['ul', 'ol', 'dl', 'blockquote', 'table'].includes(tag)) enterFlow(writer)
  noteContent(writer)
  writer.opens.push({ name, container: tag })
  writer.out.push(written)
}

export function openItem(writer: Writer, written: string): void {
  if (!listTags.has(containerName(writer))) {
    enterFlow(writer)
    openWithin(writer, 'ul', true)
    writer.repairs.add('lists')
  }
  openContainer(writer, 'li', 'li', written)
}

export function writeRule(writer: Writer): void {
  endRun(writer)
  enterFlow(writer)
  noteContent(writer)
  writer.out.push('<hr>')
}

export function addText(writer: Writer, text: string): void {
  const isAfterBlank = writer.run.at(-1)?.text?.endsWith(' ') === true
  const added = isAfterBlank && text.startsWith(' ') ? text.slice(1) : text
  const inlines = writer.opens.flatMap(({ inline }) => inline ?? [])
  if (added !== '') writer.run.push({ text: added, inlines })
}

export const addLineEnd = (writer: Writer): void => void writer.run.push({ text: null, inlines: [] })
