import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { barsPath, trunkPath } from '#ui/logo/mark.ts'
import { firm } from '#content/firm.ts'

const sources = globSync(['src/**/*.{ts,tsx}', 'machines/**/*.ts', 'scripts/**/*.{ts,mjs}', 'public/**/*.{txt,json}'])
  .filter((file) => !/\.(?:test|testing)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const findMatchingFiles = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

test('[C1-06] the firm is named in one file, with an address that nobody can have', () => {
  expect(findMatchingFiles(/\bTamarack\b/)).toEqual(['src/content/firm.ts'])
  expect(firm.name).toMatch(/^Tamarack\b/)
  expect(firm.domain).toMatch(/\.example$/)
})

test('[C1-06] the logo is drawn in one file, from which its pictures are made', () => {
  expect(findMatchingFiles(/2L29\.5 0|\[20, 7\.5\]/)).toEqual(['src/ui/logo/mark.ts'])
  const icon = readFileSync('public/favicon.svg', 'utf8')
  expect(icon).toContain(`d="${barsPath}"`)
  expect(icon).toContain(`d="${trunkPath}"`)
})
