import { mkdtempSync, rmdirSync, symlinkSync, unlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isAbsolute, join, resolve } from 'node:path'

/** Systems cut the address of a socket at about 104 bytes. */
const longestPath = 100

/** A path by which a socket can be bound or called until `leave`. */
export type ReachedSocket = { readonly path: string; leave(): void }

/** Finds a path to a socket of a folder that is short enough for the system: by way of a temporary link where need be. */
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
