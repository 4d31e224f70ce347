import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { MemoryFS, PGlite } from '@electric-sql/pglite'
import { boundTimers } from './bound-timers.ts'

type MemoryFiles = {
  mkdirTree(path: string): void
  writeFile(path: string, content: Uint8Array, options: { canOwn: boolean }): void
}

function copyInto({ mkdirTree, writeFile }: MemoryFiles, folder: string, to: string) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const copy = join(to, relative(folder, path))
    mkdirTree(entry.isDirectory() ? copy : join(copy, '..'))
    if (entry.isFile()) writeFile(copy, readFileSync(path), { canOwn: true })
  }
}

export class CopiedFileSystem extends MemoryFS {
  readonly #folder: string

  constructor(folder: string) {
    super()
    this.#folder = folder
  }

  override async init(pg: Parameters<MemoryFS['init']>[0], options: Parameters<MemoryFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pg, boundTimers(options))
    const fill = (module: object) => copyInto((module as { FS: MemoryFiles }).FS, this.#folder, PGlite.paths.PGDATA)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...[emscriptenOpts.preRun ?? []].flat(), fill] } }
  }
}
