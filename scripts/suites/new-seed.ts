import { randomInt } from 'node:crypto'

export const newSeed = (): string => process.env['SEED'] ?? String(randomInt(100_000))
