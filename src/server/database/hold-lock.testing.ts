import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FolderInUse, lockFolder, type FolderLock } from './folder-lock.ts'

const [folder = '', rounds = '0'] = process.argv.slice(2)
const marker = join(folder, 'held')

async function tryLock(): Promise<FolderLock | null> {
  try {
    return await lockFolder(folder)
  } catch (error) {
    if (error instanceof FolderInUse) return null
    throw error
  }
}

process.stdout.write('ready\n')
await new Promise((resolve) => process.stdin.once('data', resolve))
let acquiredCount = 0
while (acquiredCount < Number(rounds)) {
  const lock = await tryLock()
  if (!lock) continue
  writeFileSync(marker, '', { flag: 'wx' })
  acquiredCount += 1
  rmSync(marker)
  lock.release()
}
process.stdout.write(`held ${acquiredCount}\n`)
process.exit(0)
