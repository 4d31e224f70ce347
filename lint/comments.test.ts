import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Doc comments per 100 lines of a folder. */
const limit = 2
const few = 4

const folder = (file: string) => {
  const parts = file.split('/').slice(0, -1)
  return parts.slice(0, parts[1] === 'server' || parts[1] === 'domain' ? 3 : 2).join('/') || '.'
}

function countComments() {
  const counts = new Map<string, { lines: number; comments: number }>()
  for (const file of globSync('{*,{src,machines,steps,spec,scripts,bench,faults,lint,assets}/**/*}.{ts,tsx,mjs}')) {
    const text = readFileSync(file, 'utf8')
    const { lines, comments } = counts.get(folder(file)) ?? { lines: 0, comments: 0 }
    counts.set(folder(file), {
      lines: lines + text.split('\n').length,
      comments: comments + (text.match(/^\s*\/\*\*/gm) ?? []).length,
    })
  }
  return counts
}

test('no folder has more doc comments than prevent a mistake', () => {
  const crowded = [...countComments()].filter(
    ([, { lines, comments }]) => comments > Math.max(few, (lines * limit) / 100),
  )
  expect(crowded).toEqual([])
})
