import { accessSync, constants, statfsSync } from 'node:fs'

const shared = '/dev/shm'

const requiredSpace = 2 * 1024 ** 3

export function findMemoryFolder(): string | null {
  try {
    accessSync(shared, constants.W_OK)
    const { bavail, bsize } = statfsSync(shared)
    return bavail * bsize > requiredSpace ? shared : null
  } catch {
    return null
  }
}
