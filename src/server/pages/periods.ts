import { createHash } from 'node:crypto'
import { newListingEnd } from '#domain/jobs/listed-job.ts'
import { pastFrom } from '#domain/media/news-events.ts'
import type { SiteService } from '../service/site-service.ts'

/** In milliseconds. With the same rows a page draws the same from `start` until `end`. */
export type Period = { readonly start: number; readonly end: number }

type Options = { readonly service: Pick<SiteService, 'rows'>; readonly clock: () => Date }
type Rows = Awaited<ReturnType<typeof readRows>>

/** Ages of the firm and years change at the full hour of UTC. */
const hour = 60 * 60_000
/** Late by this at most, where changes follow each other faster. */
const shortest = 10_000

const readRows = ({ service }: Options) => service.rows(['JobPostingHeader', 'CompanyEvent'])

function listChanges({ JobPostingHeader: jobs, CompanyEvent: events }: Rows): Float64Array {
  const moments = [...jobs.map(newListingEnd), ...events.map(pastFrom)]
  return Float64Array.from(moments.filter((moment) => moment !== null)).sort()
}

function createChanges() {
  let known: { readonly rows: Rows; readonly changes: Float64Array } | null = null
  return (rows: Rows) => {
    const isKnown =
      known?.rows.JobPostingHeader === rows.JobPostingHeader && known.rows.CompanyEvent === rows.CompanyEvent
    if (!isKnown || known === null) known = { rows, changes: listChanges(rows) }
    return known.changes
  }
}

function findPeriod(changes: Float64Array, now: number): Period {
  const from = now - (now % hour)
  const next = changes.findIndex((moment) => moment > now)
  const last = changes[(next === -1 ? changes.length : next) - 1] ?? from
  return {
    start: Math.max(from, last),
    end: Math.max(now + shortest, Math.min(from + hour, changes[next] ?? Infinity)),
  }
}

export function createPeriods(options: Options): () => Promise<Period> {
  const changesIn = createChanges()
  return async () => {
    const rows = await readRows(options)
    return findPeriod(changesIn(rows), options.clock().getTime())
  }
}

/** The same in every process, so that a visitor who comes back to another one keeps the page they have. */
export const pageSeed = ({ start }: Period, variant: number): string =>
  createHash('sha256').update(`${start} ${variant}`).digest('hex').slice(0, 8)
