import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { JobListing, JobPostingHeader, Location } from '#contract/jobs.ts'
import type { JobBoard } from '#domain/jobs/job-board.ts'
import { openingJobBoard } from '#domain/jobs/open-board.ts'
import { mapInSlices, runInSlices, type Slices } from '../database/slices.ts'

export type BoardMessage =
  | { readonly postings: ReadonlyArray<JobPostingHeader> }
  | { readonly locations: ReadonlyArray<Location> }

export type OpenedBoard = Omit<JobBoard, 'postings' | 'ids'>

/** Above this some steps of opening take too long for the thread that answers. */
export const manyPostings = 2_000

const postingsPerMessage = 100

export type BoardThread = { readonly program: URL; readonly patience: () => Promise<unknown> }

/** In ms; opening 50,000 takes a few seconds. */
const longestOpening = 60_000

const usualThread: BoardThread = {
  program: new URL('board-thread.ts', import.meta.url),
  patience: () => setTimeout(longestOpening, undefined, { ref: false }),
}

/** @throws where it ends without a word or says nothing for too long */
async function awaitAnswer(thread: Worker, { patience }: BoardThread): Promise<OpenedBoard> {
  const answered = once(thread, 'message').then(([opened]) => opened as OpenedBoard)
  const silent = Promise.race([once(thread, 'exit'), patience()]).then(() => Promise.reject(new Error('No answer')))
  return Promise.race([answered, silent])
}

async function openInThread({ postings, locations }: JobListing, slices: Slices, how: BoardThread): Promise<JobBoard> {
  const thread = new Worker(how.program)
  try {
    const answer = awaitAnswer(thread, how)
    answer.catch(() => undefined)
    for (let at = 0; at < postings.length; at += postingsPerMessage) {
      thread.postMessage({ postings: postings.slice(at, at + postingsPerMessage) } satisfies BoardMessage, [])
      await slices.turn()
    }
    thread.postMessage({ locations } satisfies BoardMessage, [])
    const opened = await answer
    const ids = await mapInSlices(postings, slices, ({ JobPosting_ID }, at) => [JobPosting_ID, at] as const)
    return { ...opened, postings, ids: new Map(ids) }
  } finally {
    await thread.terminate()
  }
}

export async function openContentBoard(
  listing: JobListing,
  slices: Slices,
  how: BoardThread = usualThread,
): Promise<JobBoard> {
  const openHere = () => runInSlices(openingJobBoard(listing), slices)
  // Where no thread can be started the board is opened all the same.
  return listing.postings.length > manyPostings ? openInThread(listing, slices, how).catch(openHere) : openHere()
}
