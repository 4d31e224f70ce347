import type { Kysely } from 'kysely'
import { largestFile } from '#contract/upload.ts'
import type { Tables } from '../database/tables.ts'
import { readDiskSpace, resolveReserve, type Reserve } from '../files/disk-space.ts'
import type { DiskSpaceMonitor } from '../limits/full-disk.ts'
import { type FaultLog, reportOutages } from '../log/fault-log.ts'
import { Refused } from '../transaction/refused.ts'

export type FileSpace = {
  /** @returns releases the room @throws {Refused} 507 when less is free than the reserve */
  readonly claim: () => Promise<() => void>
  readonly findRefusal: (error: unknown) => Refused | null
}

const insufficientStorage = () =>
  new Refused(507, 'We cannot take files right now. Please try again later; what you wrote is kept.')

type Place = {
  readonly folder: string | null
  readonly reserve: Reserve
}

type Parts = Place & { readonly log: FaultLog; readonly disk: DiskSpaceMonitor }

export function createFileSpace({ folder, reserve, log, disk }: Parts): FileSpace {
  const { worked, failed } = reportOutages((left) =>
    log.error({ left }, 'files are refused until the disk has more room'),
  )
  let claimed = 0
  return {
    async claim() {
      if (folder === null) return () => {}
      claimed += largestFile
      const release = () => {
        claimed -= largestFile
      }
      try {
        const space = await readDiskSpace(folder)
        const rest = resolveReserve(reserve, space)
        if (space.free - claimed < rest) {
          failed({ free: space.free, claimed, reserve: rest })
          throw insufficientStorage()
        }
        worked()
        return release
      } catch (error) {
        release()
        throw error
      }
    },
    findRefusal: (error) => (disk.meets(error) ? insufficientStorage() : null),
  }
}

export async function fileBytes(db: Kysely<Tables>, { folder, reserve }: Place & { readonly folder: string }) {
  const { stored } = await db
    .selectFrom('attachment')
    .select((row) => row.fn.sum<number | string | null>('size').as('stored'))
    .where('scan', '!=', 'removed')
    .executeTakeFirstOrThrow()
  const space = await readDiskSpace(folder)
  return { stored: Number(stored ?? 0), free: space.free, reserve: resolveReserve(reserve, space) }
}
