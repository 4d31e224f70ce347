import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sampleContent } from '#content/sample-content.ts'
import { firstLetters, writeRange } from '#ui/theme/typefaces.ts'
import { subsetTypefaces } from './cut-typefaces.ts'

const folder = 'src/ui/theme/faces'

test('the typefaces are those that `node assets/typefaces.ts` cuts', async () => {
  const cut = await subsetTypefaces()
  const committed = readdirSync(folder).filter((name) => name.endsWith('.woff2'))
  expect(committed.toSorted()).toEqual([...cut.keys()].toSorted())
  expect(committed.filter((name) => cut.get(name)?.equals(readFileSync(`${folder}/${name}`)) !== true)).toEqual([])
})

test('the first files of the typefaces have every letter of the sample', () => {
  const letters = new Set(JSON.stringify(sampleContent(0)))
  expect([...letters].filter((letter) => !firstLetters.includes(letter.codePointAt(0) ?? 0))).toEqual([])
})

test('the first files of the typefaces have the room that a first view leaves them', () => {
  const getSize = (name: string) => readFileSync(`${folder}/${name}-wght-normal.woff2`).length
  expect(getSize('public-sans')).toBeLessThan(15_500)
  expect(getSize('source-serif')).toBeLessThan(23_000)
})

test('a range names neighbours by their ends', () => {
  expect(writeRange([0x20, 0x21, 0x22, 0xa0, 0x2013, 0x2014])).toBe('U+0020-0022,U+00A0,U+2013-2014')
})
