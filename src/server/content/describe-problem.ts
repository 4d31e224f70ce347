import type { Problem } from '#contract/problems.ts'

const longestFound = 60

const plainWords: ReadonlyArray<readonly [RegExp, string]> = [
  [/^Expected string$/, 'Expected text'],
  [/^Expected boolean$/, 'Expected true or false'],
  [/^Expected an integer$/, 'Expected a whole number'],
  [/^Expected object$/, 'Expected an object'],
  [/^Expected .*readonly "type".*$/, 'Expected a date object with "type" and "value"'],
]

const plain = (message: string) => {
  const found = plainWords.find(([pattern]) => pattern.test(message))
  return (found?.[1] ?? message)
    .replaceAll('string |', 'text |')
    .replaceAll(' | ', ', ')
    .replace(/, ([^,]+)$/, ' or $1')
}

function show(value: unknown) {
  const text = JSON.stringify(value)
  return text.length > longestFound ? `${text.slice(0, longestFound)}…` : text
}

const valueAt = (row: unknown, path: ReadonlyArray<string>): unknown =>
  path.reduce<unknown>((value, part) => (value as Record<string, unknown> | null | undefined)?.[part], row)

const isDate = (field: string) => field.endsWith('Date')

/** Says what is wrong with a field in words for the person who wrote the file, with what was found there. */
export function describeProblem({ path, message }: Problem, row: unknown): string {
  const parts = path === '' ? [] : path.split('.')
  const found = valueAt(row, parts)
  if (message === 'Missing key') return 'is missing'
  if (found === null && isDate(parts[0] ?? '')) return 'Date cannot be null'
  return found === undefined ? plain(message) : `${plain(message)}, found ${show(found)}`
}
