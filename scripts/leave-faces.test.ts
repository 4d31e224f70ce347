import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leaveFaces } from './leave-faces.ts'

test('typefaces leave the stylesheet, which is fetched once the page is there, for the pages themselves', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'faces-'))
  const sheet = join(folder, 'client/assets/style.css')
  for (const name of ['client/assets', 'early']) mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(sheet, 'h1{color:red}@font-face{font-family:One;src:url(one.woff2)}@media print{h1{color:black}}')
  await leaveFaces(folder)
  const read = (file: string) => readFileSync(file, 'utf8').replaceAll(/\s/g, '')
  expect(read(sheet)).toBe('h1{color:red}@mediaprint{h1{color:black}}')
  expect(read(join(folder, 'early/faces.css'))).toBe('@font-face{font-family:One;src:url(one.woff2)}')
  rmSync(folder, { recursive: true })
})
