import { accessSync, constants, statfsSync } from 'node:fs'

/** The folder of Linux whose files stay in memory. */
const shared = '/dev/shm'

/** What the databases of the tests may take at once. */
const room = 2 * 1024 ** 3

/** A folder for temporary files that never reach a disk; null where there is none, or too little room in it. */
export function findMemoryFolder(): string | null {
  try {
    accessSync(shared, constants.W_OK)
    const { bavail, bsize } = statfsSync(shared)
    return bavail * bsize > room ? shared : null
  } catch {
    return null
  }
}
