import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely, KyselyPlugin } from 'kysely'
import type { Steps } from '#domain/slicing/steps.ts'
import type { Tables } from './tables.ts'

/** Long work calls `turn` after each small part; it lets other work run once the slice has taken its time. */
export type Slices = { turn(): Promise<void> }

/** In milliseconds. */
const longestSlice = 8

export type SliceClock = { readonly now?: () => number; readonly yieldControl?: () => Promise<unknown> }

export function createSlices({ now = () => performance.now(), yieldControl = nextTurn }: SliceClock = {}): Slices {
  let start = now()
  return {
    async turn() {
      if (now() - start < longestSlice) return
      await yieldControl()
      start = now()
    },
  }
}

export async function mapInSlices<Item, Output>(
  items: ReadonlyArray<Item>,
  slices: Slices,
  make: (item: Item, at: number) => Output,
): Promise<Output[]> {
  const made: Output[] = []
  for (const [at, item] of items.entries()) {
    made.push(make(item, at))
    await slices.turn()
  }
  return made
}

export async function runInSlices<Result>(steps: Steps<Result>, slices: Slices): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await slices.turn()
  }
}

/** PGlite answers without giving the thread back, so each statement ends with a turn. */
export function withTurns(db: Kysely<Tables>, slices: Slices): Kysely<Tables> {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await slices.turn()
      return result
    },
  }
  return db.withPlugin(plugin)
}
