import { createWorkQueue } from '../limits/work-queue.ts'

/** Of all files of the process one piece at a time; each file waits with one at most. */
const turns = createWorkQueue({ atOnce: 1, waiting: Infinity })

/**
 * Content of which each piece waits for its turn, so that everything else in the process has its own between two: to encrypt or
 * decrypt a piece of 64 kB takes up to a millisecond, and 200 files that come at once would stop all pages for a while.
 */
export async function* inTurns(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  for await (const piece of content) {
    await turns.run(async () => undefined)
    yield piece
  }
}
