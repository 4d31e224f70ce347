import { createFileStore } from './file-store.ts'
import { makeKey, openKeyRing } from './key-ring.ts'

const [folder = ''] = process.argv.slice(2)
const pieces = 1000
let held = 0

/** 64 MB, towards whose end it is seen how much of it is still in memory. Needs `--expose-gc`. */
async function* large() {
  for (let piece = 0; piece < pieces; piece++) {
    yield Buffer.alloc(64 * 1024, piece)
    if (piece < pieces - 2) continue
    globalThis.gc?.()
    held = Math.max(held, process.memoryUsage().arrayBuffers)
  }
}

const store = createFileStore({ folder, keys: await openKeyRing([await makeKey()]) })
const { signal } = new AbortController()
const { size } = await store.write(large(), { name: 'resume.txt', most: Infinity, signal })
console.log(JSON.stringify({ size, heldMegabytes: Math.floor(held / 1e6) }))
