import { halfSent, sendHalf } from './half-sent.ts'
import { checkWhile, share, write } from './watch-health.ts'

const [usual, longest] = [200, 500]

const isWithin = (sorted: ReadonlyArray<number>) => share(sorted, 0.99) <= usual && (sorted.at(-1) ?? NaN) <= longest

function formatStatusCounts(statuses: ReadonlyArray<number>) {
  const counts: Record<string, number> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return Object.entries(counts)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
}

export async function reportHalfSent(address: string, seconds: number): Promise<boolean> {
  const rows: Record<string, Record<string, string>> = {}
  let isKept = true
  for (const kind of halfSent)
    for (const from of ['one', 'many'] as const) {
      const { result, times } = await checkWhile(address, sendHalf(address, kind, from, seconds))
      const asked = result.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
      const isServed = result.every(({ status }) => status === 200) && isWithin(asked) && isWithin(times)
      isKept &&= isServed
      rows[`${kind.sockets} ${kind.name}, ${from === 'one' ? 'one network' : 'many networks'}`] = {
        'ordinary requests': formatStatusCounts(result.map(({ status }) => status)),
        'p99 ms': write(share(asked, 0.99)),
        'worst ms': write(asked.at(-1) ?? NaN),
        'health p99 ms': write(share(times, 0.99)),
        'health worst ms': write(times.at(-1) ?? NaN),
        [`served, p99 ≤ ${usual}, worst ≤ ${longest}`]: isServed ? 'yes' : 'NO',
      }
    }
  console.log(
    `Headers and one byte of a body, for ${seconds} s, sent again when cut off; an ordinary request beside them.`,
  )
  console.table(rows)
  return isKept
}
