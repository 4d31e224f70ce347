import type { Readable } from 'node:stream'
import { createSlices } from '../database/slices.ts'

export const jsonLinesType = 'application/x-ndjson'

/** In characters, about. */
const lineLength = 64 * 1024
const longestList = 100
const largestValue = 512 * 1024 * 1024

type Path = ReadonlyArray<string>
type List = { readonly path: Path; readonly items: ReadonlyArray<unknown> }

const isList = (value: unknown): value is ReadonlyArray<unknown> => Array.isArray(value)

function isLong(value: unknown): boolean {
  let left = lineLength
  function fits(part: unknown): boolean {
    left -= typeof part === 'string' ? part.length : 8
    if (left < 0) return false
    return typeof part !== 'object' || part === null || Object.entries(part).every((entry) => entry.every(fits))
  }
  return !fits(value)
}

/** The value with each long list emptied, and those lists. */
function takeLists(value: unknown, path: Path, lists: List[]): unknown {
  if (isList(value) && (value.length > longestList || isLong(value))) {
    lists.push({ path, items: value })
    return []
  }
  if (typeof value !== 'object' || value === null || isList(value) || 'toJSON' in value) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, takeLists(part, [...path, key], lists)]))
}

/** JSON in lines of bounded length: the first has the value with its long lists empty, the others their items. */
export async function* writeJsonLines(value: object): AsyncGenerator<string> {
  const slices = createSlices()
  const lists: List[] = []
  const rest = takeLists(value, [], lists)
  yield `${JSON.stringify({ rest, lists: lists.map(({ path, items }) => ({ path, length: items.length })) })}\n`
  for (const [at, { items }] of lists.entries()) {
    let line: string[] = []
    let length = 0
    for (const item of items) {
      const text = JSON.stringify(item) ?? 'null'
      line.push(text)
      length += text.length
      await slices.turn()
      if (length < lineLength) continue
      yield `[${at},${line.join()}]\n`
      line = []
      length = 0
    }
    if (line.length > 0) yield `[${at},${line.join()}]\n`
  }
}

const cutOff = () => new Error('The message was cut off')

async function* splitLines(stream: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let begun: string[] = []
  let read = 0
  for await (const chunk of stream) {
    read += (chunk as Buffer).length
    if (read > largestValue) throw new Error(`This is more than ${largestValue} bytes`)
    const [first = '', ...more] = decoder.decode(chunk as Buffer, { stream: true }).split('\n')
    begun.push(first)
    for (const next of more) {
      yield begun.join('')
      begun = [next]
    }
  }
  if (begun.join('') !== '') throw cutOff()
}

const findList = (rest: unknown, path: Path) =>
  path.reduce<unknown>((found, key) => (found as Readonly<Record<string, unknown>>)[key], rest) as unknown[]

type Head = {
  readonly rest: unknown
  readonly lists: ReadonlyArray<{ readonly path: Path; readonly length: number }>
}

export async function readJsonLines(stream: Readable): Promise<unknown> {
  const slices = createSlices()
  let head: Head | null = null
  let lists: ReadonlyArray<unknown[]> = []
  for await (const line of splitLines(stream)) {
    if (head === null) {
      head = JSON.parse(line) as Head
      lists = head.lists.map(({ path }) => findList(head?.rest, path))
    } else {
      const [at, ...items] = JSON.parse(line) as [number, ...unknown[]]
      lists[at]?.push(...items)
    }
    await slices.turn()
  }
  if (head === null || head.lists.some(({ length }, at) => lists[at]?.length !== length)) throw cutOff()
  return head.rest
}
