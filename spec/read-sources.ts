import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

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
