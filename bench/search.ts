import { searchJobs } from '#domain/jobs/job-board.ts'
import { openJobBoard } from '#domain/jobs/open-board.ts'
import { toSearchDocument } from '#domain/jobs/job-search-text.ts'
import { percentile } from './measure/percentile.ts'
import { startBench } from '#scripts/suites/bench-runs.ts'
import { peers, type CountMatches } from './search/peers.ts'
import { filters, keystrokes, queries } from './search/samples.ts'
import { generatePostings } from '#server/content/generated-content.testing.ts'

type Row = { name: string; build: number; p50: number; p99: number; keys: number }

function replay(engine: CountMatches, typed: readonly string[]): Pick<Row, 'p50' | 'p99' | 'keys'> {
  for (const query of typed.slice(0, typed.length >> 4)) for (const text of keystrokes(query)) engine(text)
  const times = typed.flatMap((query) =>
    keystrokes(query).map((text) => {
      const start = performance.now()
      engine(text)
      return performance.now() - start
    }),
  )
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), keys: times.length }
}

function measure(name: string, typed: readonly string[], open: () => CountMatches): Row {
  globalThis.gc?.()
  const start = performance.now()
  const engine = open()
  const build = performance.now() - start
  return { name, build, ...replay(engine, typed) }
}

/** Fuse takes seconds a key on many postings, so it gets only a few of the queries. */
const selectQueries = (name: string, count: number) =>
  name === 'Fuse.js' ? queries.filter((_, at) => at % (count > 1000 ? 40 : 8) === 1) : queries

function measureAll(count: number): Row[] {
  const postings = generatePostings(count)
  const documents = postings.map(toSearchDocument)
  const ours = measure('searchJobs', queries, () => {
    const board = openJobBoard(postings, [])
    let turn = 0
    return (keyword) => searchJobs(board, { ...filters[turn++ % filters.length]!, keyword }, []).total
  })
  return [ours, ...peers.map(({ name, open }) => measure(name, selectQueries(name, count), () => open(documents)))]
}

function print(count: number, rows: readonly Row[]): void {
  const [ours] = rows
  const ratio = (row: Row, field: 'p50' | 'p99' | 'build') => `${(row[field] / (ours?.[field] ?? NaN)).toFixed(2)}x`
  console.log(`\n${count.toLocaleString('en')} postings`)
  console.table(
    Object.fromEntries(
      rows.map((row) => [
        row.name,
        {
          'p50 ms': row.p50.toFixed(2),
          'p99 ms': row.p99.toFixed(2),
          'build ms': row.build.toFixed(0),
          'p50 / ours': ratio(row, 'p50'),
          'p99 / ours': ratio(row, 'p99'),
          'build / ours': ratio(row, 'build'),
          keys: row.keys,
        },
      ]),
    ),
  )
  const faster = rows
    .slice(1)
    .flatMap((row) =>
      (['p50', 'p99', 'build'] as const)
        .filter((field) => row[field] < (ours?.[field] ?? 0))
        .map((field) => `${row.name} (${field})`),
    )
  console.log(faster.length === 0 ? 'No peer is faster here.' : `Faster than ours: ${faster.join(', ')}.`)
}

const { size, args } = startBench({ usual: [1000, 10_000], smallest: [50] })
const counts = args.length > 0 ? args.map(Number) : size
console.log(
  'From a keystroke to its result. Ours scores, filters, counts every facet and ranks all matches, and its build',
)
console.log('time includes turning HTML into text; the peers get the text ready-made and only do their ranked search.')
console.log(
  'MiniSearch and Fuse forgive typing slips, which ours does not. FlexSearch finds words by their start only and',
)
console.log('orders by its own measure. Fuse types fewer queries (see keys), and its first run is not warmed up.')
for (const count of counts) print(count, measureAll(count))
