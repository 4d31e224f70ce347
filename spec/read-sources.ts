import { globSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'

/** A file of the project: its path from the root with forward slashes, and its text. */
export type Source = { readonly file: string; readonly text: string }

const skipped = new Set(['node_modules', 'dist', 'out', 'data', '.git'])

/** The paths that match a glob pattern, in one order on every system. */
export const listFiles = (pattern: string): ReadonlyArray<string> =>
  globSync(pattern, { exclude: (path) => skipped.has(path) })
    .map((path) => path.split(sep).join('/'))
    .toSorted()

/** The files that match any of the patterns, each with its text. */
export const readSources = (...patterns: ReadonlyArray<string>): ReadonlyArray<Source> =>
  patterns.flatMap(listFiles).map((file) => ({ file, text: readFileSync(file, 'utf8') }))
