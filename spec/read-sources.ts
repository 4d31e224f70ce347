import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** A file of the project: its path from the root with forward slashes, and its text. */
export type Source = { readonly file: string; readonly text: string }

const skipped = new Set(['node_modules', 'dist', 'out', 'data', '.git'])

/** The paths below a root that match a glob pattern, in one order on every system. */
export const listFiles = (pattern: string, root = '.'): ReadonlyArray<string> =>
  globSync(pattern, { cwd: root, exclude: (path) => skipped.has(path) })
    .map((path) => path.split(sep).join('/'))
    .toSorted()

/** The files below a root that match any of the patterns, each with its text. */
export const readSourcesIn = (root: string, ...patterns: ReadonlyArray<string>): ReadonlyArray<Source> =>
  patterns
    .flatMap((pattern) => listFiles(pattern, root))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** The files of this project that match any of the patterns, each with its text. */
export const readSources = (...patterns: ReadonlyArray<string>) => readSourcesIn('.', ...patterns)
