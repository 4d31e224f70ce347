import { isDecoded } from '#server/fuzz/fuzz-requests.testing.ts'
import { percentile } from '../../measure/percentile.ts'
import type { Operation } from '#contract/transaction.ts'
import type { FuzzResult } from './sender.ts'

const slowLimit = 250
const maxListedItems = 8
const maxTextLength = 70

const write = (milliseconds: number) => Number(milliseconds.toFixed(1))

function createRow(answers: ReadonlyArray<FuzzResult>) {
  const times = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  return {
    answers: answers.length,
    'past decoding': answers.filter(({ message }) => isDecoded(message)).length,
    'p50 ms': write(percentile(times, 0.5)),
    'p99 ms': write(percentile(times, 0.99)),
    'worst ms': write(times.at(-1) ?? NaN),
  }
}

const toRow = ({ status, milliseconds, body, message }: FuzzResult) => ({
  status,
  ms: write(milliseconds),
  kB: Math.round(body.length / 1024),
  body: body.slice(0, maxTextLength),
  message: message.slice(0, maxTextLength),
})

function parseOperation(body: string): string | null {
  try {
    const { Operations } = JSON.parse(body) as { readonly Operations: ReadonlyArray<Partial<Operation>> }
    const [only, ...more] = Operations
    return more.length === 0 && only?.PrefetchPath === '' ? String(only.Params?.[0]) : null
  } catch {
    return null
  }
}

function countOperations(answers: ReadonlyArray<FuzzResult>, operations: ReadonlyArray<string>) {
  const counts = new Map(operations.map((name) => [name, { called: 0, done: 0 }]))
  for (const { body, status } of answers) {
    const count = counts.get(parseOperation(body) ?? '')
    if (!count) continue
    count.called += 1
    if (status === 200) count.done += 1
  }
  return counts
}

const isSlow = ({ milliseconds }: FuzzResult) => milliseconds > slowLimit

function reportOperations(answers: ReadonlyArray<FuzzResult>, operations: ReadonlyArray<string>): number {
  const counts = countOperations(answers, operations)
  console.table(Object.fromEntries(counts))
  const never = [...counts].filter(([, { done }]) => done === 0).map(([name]) => name)
  if (never.length > 0) console.log(`Never done: ${never.join(', ')}. Describe what they take in fuzz-arguments.`)
  return never.length
}

export function reportFuzzAnswers(answers: ReadonlyArray<FuzzResult>, operations: ReadonlyArray<string>) {
  const byStatus = Object.groupBy(answers, ({ status }) => status)
  console.table({
    ...Object.fromEntries(Object.entries(byStatus).map(([status, each]) => [status, createRow(each ?? [])])),
    all: createRow(answers),
  })
  const faults = answers.filter(({ status, message }) => status < 200 || status >= 500 || message === 'NO ENVELOPE')
  const slow = answers.filter(isSlow)
  console.log('The slowest:')
  console.table(
    answers
      .toSorted((a, b) => b.milliseconds - a.milliseconds)
      .slice(0, maxListedItems)
      .map(toRow),
  )
  if (faults.length > 0) console.table(faults.slice(0, maxListedItems).map(toRow))
  console.log(`${faults.length} faults of the site; ${slow.length} answers later than ${slowLimit} ms.`)
  return { faults: faults.length, slow: slow.length, never: reportOperations(answers, operations) }
}
