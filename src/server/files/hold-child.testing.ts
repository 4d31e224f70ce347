import { setImmediate } from 'node:timers/promises'
import { createFileStore } from './file-store.ts'
import { makeKey, openKeyRing } from './key-ring.ts'

const [folder = ''] = process.argv.slice(2)
const pieces = 1000
const pieceRefs: WeakRef<object>[] = []
const measurement = { pieces: Infinity }

function createPiece() {
  const piece = Buffer.alloc(64 * 1024, 'x')
  pieceRefs.push(new WeakRef(piece.buffer))
  return piece
}

async function* large() {
  for (let piece = 0; piece < pieces; piece++) yield createPiece()
  await setImmediate()
  globalThis.gc?.()
  measurement.pieces = pieceRefs.filter((piece) => piece.deref() !== undefined).length
}

const store = createFileStore({ folder, keys: await openKeyRing([await makeKey()]) })
const { signal } = new AbortController()
const { size } = await store.write(large(), { name: 'resume.txt', most: Infinity, signal })
console.log(JSON.stringify({ size, held: measurement.pieces }))
