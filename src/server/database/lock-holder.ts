import { statfsSync, statSync } from 'node:fs'
import { identifyThisProcess, isProcessRunning, sharesNamespace, type ProcessIdentity } from './process-identity.ts'
import { callSign } from './sign-of-life.ts'

export type FolderPlace = {
  readonly fileSystem: number
  readonly device: number
  readonly inode?: string
}

export type LockHolder = ProcessIdentity &
  FolderPlace & {
    readonly sign: string | null
    readonly controlSocket: string | null
  }

/** ext2 to ext4, XFS, Btrfs, F2FS, ZFS, bcachefs, overlay, tmpfs. */
const localFileSystemTypes = new Set([
  0xef53, 0x58465342, 0x9123683e, 0xf2f52010, 0x2fc12fc1, 0xca451a4e, 0x794c7630, 0x01021994,
])

export const identifyFolder = (folder: string): FolderPlace => ({
  fileSystem: statfsSync(folder).type,
  device: statSync(folder).dev,
  inode: String(statSync(folder, { bigint: true }).ino),
})

const isLocalFileSystem = ({ fileSystem }: FolderPlace) => localFileSystemTypes.has(fileSystem)

/** An inode is permanent on a disk, a device number only until the next boot. On a shared file system neither tells. */
function isOtherFolderHolder(folder: string, holder: LockHolder) {
  const here = identifyFolder(folder)
  if (holder.inode === undefined || !isLocalFileSystem(here) || !isLocalFileSystem(holder)) return false
  if (holder.inode !== here.inode) return true
  const { boot } = identifyThisProcess()
  return boot !== '' && holder.boot === boot && holder.device !== here.device
}

/** Only on a file system that one kernel at a time can mount, or when both see the same mount in the same boot. */
function refusalCounts(folder: string, holder: LockHolder) {
  const here = identifyFolder(folder)
  if (isLocalFileSystem(here) && isLocalFileSystem(holder)) return true
  const { boot } = identifyThisProcess()
  return boot !== '' && holder.boot === boot && holder.device === here.device
}

export async function checkLockHolder(folder: string, holder: LockHolder): Promise<'lives' | 'gone' | 'unclear'> {
  if (isOtherFolderHolder(folder, holder)) return 'gone'
  const isNear = sharesNamespace(holder)
  if (isNear && isProcessRunning(holder)) return 'lives'
  const answer = await callSign(folder, holder.sign ?? null)
  if (answer === 'answers') return 'lives'
  return isNear || (answer === 'refuses' && refusalCounts(folder, holder)) ? 'gone' : 'unclear'
}
