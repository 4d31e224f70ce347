import { idShape } from '../requirements.ts'
import { readSources } from '../files.ts'

export type SourceLine = { readonly file: string; readonly line: number; readonly text: string }

const ids = new RegExp(`\\b${idShape}\\b`, 'g')

/** By requirement id, comments included; without tests and sample content. */
export function readSourceLines(): ReadonlyMap<string, ReadonlyArray<SourceLine>> {
  const lines = new Map<string, SourceLine[]>()
  const sources = readSources('src/**/*.{ts,tsx}', 'machines/*.ts')
  for (const { file, text } of sources) {
    if (/\.(test|testing)\.tsx?$/.test(file) || file.startsWith('src/content/')) continue
    for (const [index, line] of text.split('\n').entries())
      for (const [id] of line.matchAll(ids)) {
        const place = { file, line: index + 1, text: line.trim().replace(/^(\/\*\*|\*|\/\/)\s*|\s*\*\/$/g, '') }
        lines.set(id, [...(lines.get(id) ?? []), place])
      }
  }
  return lines
}
