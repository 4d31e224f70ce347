import { createWorkQueue } from '../limits/work-queue.ts'

const turns = createWorkQueue({ atOnce: 1, waiting: Infinity })

/** A piece of 64 kB takes up to 1 ms to encrypt: without turns, 200 files at once would stop all pages for a while. */
export async function* inTurns(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  for await (const piece of content) {
    await turns.run(async () => undefined)
    yield piece
  }
}
