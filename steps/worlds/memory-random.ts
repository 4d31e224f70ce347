import { seededRandom } from '#domain/chance/seeded-random.ts'
import type { Ports } from '#site/ports.ts'

/** Deterministic. @param seed different for each visitor: servers keep what it makes */
export function randomInMemory(seed: string): Ports['random'] {
  const next = seededRandom(seed)
  return (count) => Uint8Array.from({ length: count }, () => Math.floor(next() * 256))
}
