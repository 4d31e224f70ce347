import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

export type DiskSpace = { readonly free: number; readonly size: number }

export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, size: blocks * bsize }
  } catch (error) {
    const above = dirname(folder)
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) throw error
    return readDiskSpace(above)
  }
}

/** Bytes to leave free for everything else; `usual` is 2 GB, or a tenth of a smaller disk. */
export type Reserve = number | 'usual'

const maxUsualReserve = 2 * 1024 ** 3

export const resolveReserve = (reserve: Reserve, { size }: Pick<DiskSpace, 'size'>): number =>
  reserve === 'usual' ? Math.min(maxUsualReserve, size / 10) : reserve
