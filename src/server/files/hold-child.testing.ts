import { setImmediate } from 'node:timers/promises'
import { createFileStore } from './file-store.ts'
import { makeKey, openKeyRing } from './key-ring.ts'

const [folder = ''] = process.argv.slice(2)
const pieces = 1000
const given: WeakRef<object>[] = []
const held = { pieces: Infinity }

function give() {
  const piece = Buffer.alloc(64 * 1024, 'x')
  given.push(new WeakRef(piece.buffer))
  return piece
}

async function* large() {
  for (let piece = 0; piece < pieces; piece++) yield give()
  await setImmediate()
  globalThis.gc?.()
  held.pieces = given.filter((piece) => piece.deref() !== undefined).length
}

const store = createFileStore({ folder, keys: await openKeyRing([await makeKey()]) })
const { signal } = new AbortController()
const { size } = await store.write(large(), { name: 'resume.txt', most: Infinity, signal })
console.log(JSON.stringify({ size, held: held.pieces }))
