import { mkdtempSync, rmdirSync, symlinkSync, unlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isAbsolute, join, resolve } from 'node:path'

/** Socket addresses are cut at about 104 bytes. */
const longestPath = 100

export type ReachedSocket = { readonly path: string; leave(): void }

export function reachSocket(folder: string, name: string): ReachedSocket {
  const path = isAbsolute(name) ? name : join(resolve(folder), name)
  if (isAbsolute(name) || Buffer.byteLength(path) <= longestPath) return { path, leave: () => {} }
  const place = mkdtempSync(join(tmpdir(), 'tamarack-'))
  const link = join(place, 'to')
  symlinkSync(resolve(folder), link)
  const leave = () => {
    unlinkSync(link)
    rmdirSync(place)
  }
  return { path: join(link, name), leave }
}
