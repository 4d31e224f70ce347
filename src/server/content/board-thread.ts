import { parentPort } from 'node:worker_threads'
import type { JobPostingHeader } from '#contract/jobs.ts'
import { openJobBoard } from '#domain/jobs/open-board.ts'
import type { BoardMessage, OpenedBoard } from './open-content-board.ts'

const postings: JobPostingHeader[] = []

function* listBuffers(value: unknown): Generator<ArrayBuffer> {
  if (ArrayBuffer.isView(value)) yield value.buffer as ArrayBuffer
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* listBuffers(part)
}

parentPort?.on('message', (message: BoardMessage) => {
  if ('postings' in message) postings.push(...message.postings)
  else {
    const { index, options, places, orders } = openJobBoard(postings, message.locations)
    const opened: OpenedBoard = { index, options, places, orders }
    parentPort?.postMessage(opened, [...new Set(listBuffers(opened))])
  }
})
