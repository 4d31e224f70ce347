import { collapseWhitespace, decodeEntities } from '../text/plain-text.ts'
import { mostEntries, type FieldFinding, type Findings } from './resume.ts'

export type Json = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const at = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined

export const toList = (value: unknown): ReadonlyArray<unknown> =>
  Array.isArray(value) ? value.slice(0, mostEntries) : isRecord(value) ? [value] : []

const withoutHtml = (text: string): string =>
  decodeEntities(
    text
      .replaceAll(/<(?:br|\/p|\/li|\/div|\/h\d)\b[^<>]*>/gi, '\n')
      .replaceAll(/<li\b[^<>]*>/gi, '• ')
      .replaceAll(/<\/?[a-z][^<>]*>/gi, ''),
  )
    .replaceAll(/\n{2,}/g, '\n')
    .trim()

const inner = ['name', 'title', 'text', 'description', 'value', 'number', 'personal', 'home', 'mobile', 'work']

const deepest = 3

/** Of a list of texts the parts are joined; of an object its name, text or number is taken. */
export function toText(value: unknown, joint = ', ', depth = 0): string {
  if (typeof value === 'string') return withoutHtml(value)
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (depth > deepest) return ''
  if (Array.isArray(value)) {
    const parts = value.slice(0, mostEntries).filter((part) => typeof part === 'string' || isRecord(part))
    return parts
      .map((part) => toText(part, joint, depth + 1))
      .filter(Boolean)
      .join(joint)
  }
  for (const name of isRecord(value) ? inner : []) {
    const text = toText(at(value, name), joint, depth + 1)
    if (text !== '') return text
  }
  return ''
}

const longestText = 500

/** All that is written in it, in one line. */
export function toWholeText(value: unknown, depth = 0): string {
  if (typeof value !== 'object' || value === null || depth > deepest) return toText(value)
  let whole = ''
  for (const part of Object.values(value)) {
    const text = toWholeText(part, depth + 1)
    if (text !== '') whole += whole === '' ? text : `, ${text}`
    if (whole.length > longestText) return whole.slice(0, longestText)
  }
  return whole
}

/** Remembers which of an entry's keys were read, so that the others can be told. */
export function createReader(value: unknown) {
  const read = new Set<string>()
  const find = (names: ReadonlyArray<string>) => {
    const name = names.find((each) => at(value, each) !== undefined && at(value, each) !== null)
    if (name !== undefined) read.add(name)
    return at(value, name ?? '')
  }
  return {
    find,
    text: (...names: ReadonlyArray<string>) => toText(find(names.filter((name) => toText(at(value, name)) !== ''))),
    rest: (): ReadonlyArray<readonly [key: string, text: string]> =>
      Object.entries(isRecord(value) ? value : {})
        .filter(([key]) => !read.has(key) && !/^[$_@]/.test(key))
        .map(([key, left]) => [key, collapseWhitespace(toWholeText(left))] as const)
        .filter(([, text]) => text !== ''),
  }
}

export type Reader = ReturnType<typeof createReader>

export const createFinding = (value: string): FieldFinding => ({ value, from: null })

export const createGuess = (value: string, from: string): FieldFinding => ({ value, from })

export const withoutBlanks = (all: Readonly<Record<string, FieldFinding>>): Findings =>
  Object.fromEntries(Object.entries(all).filter(([, { value }]) => value.length > 0))
