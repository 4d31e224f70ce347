import { randomInt } from 'node:crypto'

/** What chance begins with: SEED of the environment, which repeats a run, or a new number. */
export const newSeed = (): string => process.env['SEED'] ?? String(randomInt(100_000))
