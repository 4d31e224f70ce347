import type { Kysely } from 'kysely'
import { isAway } from '../database/database-problem.ts'
import type { Tables } from '../database/tables.ts'
import { errorMessage } from '../log/describe-error.ts'
import { getFolderProblem, readProblem } from './files-folder.ts'
import { readFolderStatus, renewMark } from './site-mark.ts'

export type FolderWatch = {
  renew(): Promise<string | null>
  fits(): Promise<boolean>
  /** Not read again once there is no problem; null when there is none. */
  problem(): Promise<string | null>
}

export function watchFolder(db: Kysely<Tables>, folder: string | null): FolderWatch {
  if (folder === null) return { renew: async () => null, fits: async () => true, problem: async () => null }
  const place = { db, folder }
  let last: string | null | undefined
  const look = () =>
    readProblem(place).catch((error: unknown) => {
      if (isAway(error)) throw error
      return `The folder of files cannot be read: ${errorMessage(error)}`
    })
  return {
    async renew() {
      const problem = getFolderProblem(await renewMark(place))
      last = problem ?? undefined
      return problem
    },
    fits: async () => getFolderProblem(await readFolderStatus(place)) === null,
    async problem() {
      if (last !== null) last = await look()
      return last
    },
  }
}
