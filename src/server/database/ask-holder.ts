import { statfsSync, statSync } from 'node:fs'
import { isHydrated, identifyThisProcess, sharesNamespace, type ProcessIdentity } from './process-identity.ts'
import { callSign } from './sign-of-life.ts'

/** Where a folder lies, as the system that asks sees it: the kind of its file system and the number of that. */
export type FolderPlace = { readonly fileSystem: number; readonly device: number }

/** Who holds a data folder, and how that process can be reached. */
export type LockHolder = ProcessIdentity &
  FolderPlace & {
    /** The name of its sign of life in the folder. */
    readonly sign: string | null
    /** The socket at which it takes requests, by its name in the folder or by its whole address. */
    readonly controlSocket: string | null
  }

/** ext2 to ext4, XFS, Btrfs, F2FS, ZFS, bcachefs, overlay, tmpfs. */
const kindsOfOneKernel = new Set([
  0xef53, 0x58465342, 0x9123683e, 0xf2f52010, 0x2fc12fc1, 0xca451a4e, 0x794c7630, 0x01021994,
])

/** Where a folder lies. */
export const placeOf = (folder: string): FolderPlace => ({
  fileSystem: statfsSync(folder).type,
  device: statSync(folder).dev,
})

/**
 * Whether a sign that refuses proves its process dead. It does when both see a file system that only one kernel at a
 * time can mount, or when both are on one run of one kernel and see the same mounted file system.
 */
function refusalCounts(folder: string, holder: LockHolder) {
  const here = placeOf(folder)
  if (kindsOfOneKernel.has(here.fileSystem) && kindsOfOneKernel.has(holder.fileSystem)) return true
  const { boot } = identifyThisProcess()
  return boot !== '' && holder.boot === boot && holder.device === here.device
}

/** Whether the process that wrote a lock lives; `unclear` when that cannot be known from here. */
export async function askHolder(folder: string, holder: LockHolder): Promise<'lives' | 'gone' | 'unclear'> {
  const isNear = sharesNamespace(holder)
  if (isNear && isHydrated(holder)) return 'lives'
  const answer = await callSign(folder, holder.sign ?? null)
  if (answer === 'answers') return 'lives'
  return isNear || (answer === 'refuses' && refusalCounts(folder, holder)) ? 'gone' : 'unclear'
}
