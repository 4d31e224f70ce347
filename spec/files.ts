import { globSync, readFileSync, mkdirSync, renameSync, writeFileSync, existsSync, statSync } from 'node:fs'
import { join, sep, dirname } from 'node:path'

export type Source = { readonly file: string; readonly text: string }

const skipped = new Set(['node_modules', 'dist', 'out', 'data', '.git'])

/** Sorted, with forward slashes on every system. */
export const listFiles = (pattern: string, root = '.'): ReadonlyArray<string> =>
  globSync(pattern, { cwd: root, exclude: (path) => skipped.has(path) })
    .map((path) => path.split(sep).join('/'))
    .toSorted()

export const readSourcesFromRoot = (root: string, ...patterns: ReadonlyArray<string>): ReadonlyArray<Source> =>
  patterns
    .flatMap((pattern) => listFiles(pattern, root))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

export const readSources = (...patterns: ReadonlyArray<string>) => readSourcesFromRoot('.', ...patterns)

/** @returns null when the file does not exist @throws {Error} when it is damaged; `again` says how to make it again */
export function readRecord(file: string, again: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new Error(`${file} cannot be read. Remove it, and ${again} again.`, { cause: error })
  }
}

export type Row = { readonly cells: ReadonlyArray<string>; readonly line: number }

export const parseTsv = (text: string): ReadonlyArray<Row> =>
  text
    .split(/\r?\n/)
    .flatMap((row, index) => (index === 0 || row === '' ? [] : [{ cells: row.split('\t'), line: index + 1 }]))

/** Replaces the file atomically, so that no reader finds half of it. */
export function writeFileAtomic(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, text)
  renameSync(unfinished, file)
}

export function writeOutputFile(file: string, text: string): void {
  if (existsSync(file) && statSync(file).isDirectory()) throw new Error(`${file} is a folder. Name a file in it.`)
  writeFileAtomic(file, text)
}
