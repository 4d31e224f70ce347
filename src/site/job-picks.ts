import { pickJobsOperation, writePick } from '#contract/job-operations.ts'
import type { JobPick } from '#contract/job-questions.ts'
import type { JobPostingHeader } from '#contract/jobs.ts'
import { call } from '#contract/operations.ts'
import { referenceListMachine } from '#machines/reference-list.machine.ts'
import { createActor, fromPromise } from 'xstate'
import type { End, Ports, Running } from './ports.ts'
import type { SiteInput } from './site.ts'
import type { ListActor } from './reference-list.ts'
import { requestPayload, type Transact } from './transaction.ts'

type Parts = Pick<SiteInput, 'picked'> & {
  readonly transact: Transact
  readonly readers: Ports['readers']
  readonly running: Running
  readonly reportJobs: (rows: ReadonlyArray<JobPostingHeader>) => void
}

const maxLists = 20

type Asking = Pick<Parts, 'readers' | 'transact'>

export async function requestPickedJobs({ transact, readers }: Asking, pick: JobPick, signal?: AbortSignal) {
  const text = await requestPayload(transact, call(pickJobsOperation, writePick(pick)), signal)
  return (await readers()).decodeRows('JobPostingHeader', JSON.parse(text))
}

const findKnownJobs = ({ picked }: Parts, pick: JobPick): ReadonlyArray<JobPostingHeader> | null =>
  picked && JSON.stringify(picked.pick) === JSON.stringify(pick) ? picked.rows : null

function startList(parts: Parts, pick: JobPick): ListActor {
  const { reportJobs, running } = parts
  const loadRows = fromPromise<ReadonlyArray<unknown>, string>(async ({ signal }) => {
    const rows = await requestPickedJobs(parts, pick, signal)
    reportJobs(rows)
    return rows
  })
  const machine = referenceListMachine.provide({ actors: { loadRows } })
  return createActor(machine, {
    input: { entity: 'JobPostingHeader', rows: findKnownJobs(parts, pick) },
    ...running,
  }).start()
}

const isUnneeded = (list: ListActor) => list.getSnapshot().context.needs === 0

/** Of more than `maxLists` that which was asked for longest ago goes, unless it is in use. */
export function createPicks(parts: Parts): { readonly pick: (pick: JobPick) => ListActor; readonly stop: End } {
  const known = new Map<string, ListActor>()
  const drop = (key: string, list: ListActor) => {
    known.delete(key)
    list.stop()
  }
  return {
    pick: (pick) => {
      const key = JSON.stringify(pick)
      const list = known.get(key) ?? startList(parts, pick)
      known.delete(key)
      const oldest = [...known].find(([, other]) => isUnneeded(other))
      if (known.size >= maxLists && oldest) drop(...oldest)
      known.set(key, list)
      return list
    },
    stop: () => [...known].forEach(([key, list]) => drop(key, list)),
  }
}
