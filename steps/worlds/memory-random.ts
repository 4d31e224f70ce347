import { seededRandom } from '#domain/chance/seeded-random.ts'
import type { Ports } from '#site/ports.ts'

/** Random bytes of one visitor, the same in each run. @param seed of its own for each visitor: servers keep what it makes */
export function randomInMemory(seed: string): Ports['random'] {
  const next = seededRandom(seed)
  return (count) => Uint8Array.from({ length: count }, () => Math.floor(next() * 256))
}
