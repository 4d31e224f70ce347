import { once } from 'node:events'
import { FolderInUse, lockFolder } from './folder-lock.ts'

const [folder = ''] = process.argv.slice(2)

try {
  const lock = await lockFolder(folder)
  process.stdout.write(`held as process ${process.pid}\n`)
  process.stdin.resume()
  await once(process.stdin, 'end')
  lock.release()
} catch (error) {
  if (!(error instanceof FolderInUse)) throw error
  process.stdout.write(`${error.message}\n`)
}
