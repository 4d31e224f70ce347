import { statfsSync, statSync } from 'node:fs'
import { isHydrated, identifyThisProcess, sharesNamespace, type ProcessIdentity } from './process-identity.ts'
import { callSign } from './sign-of-life.ts'

/** Where a folder lies, as the system that asks sees it: the kind of its file system, the number of that, and its own there. */
export type FolderPlace = {
  readonly fileSystem: number
  readonly device: number
  /** In decimals; absent from a lock of a former release. */
  readonly inode?: string
}

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
  inode: String(statSync(folder, { bigint: true }).ino),
})

const isOfOneKernel = ({ fileSystem }: FolderPlace) => kindsOfOneKernel.has(fileSystem)

/**
 * Whether a lock was written for another folder, and came here with a copy. A folder has one number on a disk for good; the number of
 * the disk holds for one run of the kernel. On a file system of several kernels neither says anything.
 */
function isOfOtherFolder(folder: string, holder: LockHolder) {
  const here = placeOf(folder)
  if (holder.inode === undefined || !isOfOneKernel(here) || !isOfOneKernel(holder)) return false
  if (holder.inode !== here.inode) return true
  const { boot } = identifyThisProcess()
  return boot !== '' && holder.boot === boot && holder.device !== here.device
}

/**
 * Whether a sign that refuses proves its process dead. It does when both see a file system that only one kernel at a
 * time can mount, or when both are on one run of one kernel and see the same mounted file system.
 */
function refusalCounts(folder: string, holder: LockHolder) {
  const here = placeOf(folder)
  if (isOfOneKernel(here) && isOfOneKernel(holder)) return true
  const { boot } = identifyThisProcess()
  return boot !== '' && holder.boot === boot && holder.device === here.device
}

/** Whether the process that wrote a lock lives and holds this folder; `unclear` when that cannot be known from here. */
export async function askHolder(folder: string, holder: LockHolder): Promise<'lives' | 'gone' | 'unclear'> {
  if (isOfOtherFolder(folder, holder)) return 'gone'
  const isNear = sharesNamespace(holder)
  if (isNear && isHydrated(holder)) return 'lives'
  const answer = await callSign(folder, holder.sign ?? null)
  if (answer === 'answers') return 'lives'
  return isNear || (answer === 'refuses' && refusalCounts(folder, holder)) ? 'gone' : 'unclear'
}
