import { once } from 'node:events'
import { writeSync } from 'node:fs'
import { createFileStore } from './file-store.ts'
import { makeKey, openKeyRing } from './key-ring.ts'

const [folder = ''] = process.argv.slice(2)

async function* endless() {
  for (let piece = 0; piece < 4; piece++) yield Buffer.alloc(64 * 1024, 'x')
  writeSync(1, 'in the middle\n')
  await once(process.stdin.resume(), 'end')
}

const store = createFileStore({ folder, keys: await openKeyRing([await makeKey()]) })
await store.write(endless(), { name: 'resume.txt', most: 10_000_000 })
