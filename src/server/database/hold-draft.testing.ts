import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const [dataDir = ''] = process.argv.slice(2)
const printLine = (line: string) => fs.writeSync(1, `${line}\n`)

const { mkdirSync, renameSync } = fs
const isDraft = (path: fs.PathLike) => String(path).endsWith('database.draft')

Object.assign(fs, {
  mkdirSync(path: fs.PathLike, options: fs.MakeDirectoryOptions) {
    mkdirSync(path, options)
    if (isDraft(path)) printLine('begun')
  },
  renameSync(from: fs.PathLike, to: fs.PathLike) {
    if (!isDraft(from)) return renameSync(from, to)
    printLine('whole')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  },
})
syncBuiltinESMExports()

const { openDatabase } = await import('./open-database.ts')
await openDatabase({ dataDir })
