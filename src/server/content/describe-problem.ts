import type { Problem } from '#contract/payload.ts'

const maxValueLength = 60

const plainWords: Readonly<Record<string, string>> = {
  'Expected string': 'Expected text',
  'Expected number': 'Expected a number',
  'Expected boolean': 'Expected true or false',
  'Expected an integer': 'Expected a whole number',
  'Expected object': 'Expected an object',
}

const aDate = 'Expected a date object with "type" and "value"'

function listChoices(message: string) {
  const choices = message
    .replace(/^Expected /, '')
    .replace('string', 'text')
    .replace('number', 'a number')
    .replace('object', 'an object')
    .split(' | ')
  return `Expected ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`
}

const plain = (message: string) => plainWords[message] ?? (message.includes(' | ') ? listChoices(message) : message)

export function formatFoundValue(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text
}

const getValueByPath = (row: unknown, path: ReadonlyArray<string>): unknown =>
  path.reduce<unknown>((value, part) => (value as Record<string, unknown> | null | undefined)?.[part], row)

export function describeProblem({ path, message }: Problem, row: unknown): string {
  const parts = path === '' ? [] : path.split('.')
  const found = getValueByPath(row, parts)
  const isDate = parts[0]?.endsWith('Date')
  if (message === 'Missing key') return [...parts.slice(1), 'is missing'].join(' ')
  if (isDate && found === null) return 'Date cannot be null'
  const expected = isDate && parts.length === 1 ? aDate : plain(message)
  return found === undefined ? expected : `${expected}, found ${formatFoundValue(found)}`
}
