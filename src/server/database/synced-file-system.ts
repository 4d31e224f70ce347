import { closeSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { boundTimers } from './bound-timers.ts'

type Options = Parameters<NodeFS['init']>[1]
type Stream = { readonly nfd?: number; readonly node: object }
type NodeFileSystem = {
  stream_ops: { fsync?: (stream: Stream) => number }
  realPath(node: object): string
  tryFSOperation<Result>(operation: () => Result): Result
}

function syncDirectory(path: string) {
  if (process.platform === 'win32') return
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

function syncStreams(module: object) {
  const files = (module as { NODEFS: NodeFileSystem }).NODEFS
  files.stream_ops.fsync = (stream) =>
    files.tryFSOperation(() => {
      if (stream.nfd === undefined) syncDirectory(files.realPath(stream.node))
      else fsyncSync(stream.nfd)
      return 0
    })
}

/** Passes fsync on to the disk: without it PGlite loses commits on power loss. Needs `syncedStartParams`. */
export class SyncedFileSystem extends NodeFS {
  override async init(pg: Parameters<NodeFS['init']>[0], options: Options) {
    const { emscriptenOpts } = await super.init(pg, boundTimers(options))
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...[emscriptenOpts.preRun ?? []].flat(), syncStreams] } }
  }
}

/** Without `-F` (no fsync). The default method, fdatasync, never leaves PGlite. */
export const syncedStartParams = (defaults: ReadonlyArray<string>) => [
  ...defaults.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
]
