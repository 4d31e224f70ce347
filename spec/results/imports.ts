import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

export type Imports = {
  readonly getText: (file: string) => string
  readonly listImportClosure: (file: string) => ReadonlyArray<string>
}

const specifier = /(?:from|import)\s*\(?\s*'((?:\.{1,2}|#\w+)\/[^'?]+)/g

const roots = new Set(['machines', 'steps', 'spec', 'scripts'])

function toPath(from: string, name: string): string {
  if (!name.startsWith('#')) return posix.join(posix.dirname(from), name)
  const path = name.slice(1)
  return roots.has(path.split('/')[0] ?? '') ? path : `src/${path}`
}

export function openImports(): Imports {
  const texts = new Map<string, string>()
  const getText = (file: string) => {
    const text = texts.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '')
    texts.set(file, text)
    return text
  }
  const listImports = (file: string) =>
    [...getText(file).matchAll(specifier)].map(([, name = '']) => toPath(file, name))
  return {
    getText,
    listImportClosure: (first) => {
      const found = new Set([first])
      for (const file of found) for (const other of listImports(file)) found.add(other)
      return [...found].toSorted()
    },
  }
}
