import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setFormerFilesAside } from './former-files.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const assets = () => join(folder, 'client/assets')
const there = () => readdirSync(assets()).toSorted()

/** Builds a release of these files, as the build does: over an empty folder. */
async function release(...names: string[]) {
  const layBeside = await setFormerFilesAside(join(folder, 'client'), join(folder, 'aside'))
  rmSync(join(folder, 'client'), { recursive: true, force: true })
  mkdirSync(assets(), { recursive: true })
  for (const name of names) writeFileSync(join(assets(), name), `text of ${names.join()}`)
  await layBeside()
}

test('the files of the two releases before stay beside the new ones, and no older ones', async () => {
  await release('site-1.js')
  await release('site-2.js')
  await release('site-3.js')
  expect(there()).toEqual(['site-1.js', 'site-2.js', 'site-3.js'])
  await release('site-4.js')
  expect(there()).toEqual(['site-2.js', 'site-3.js', 'site-4.js'])
})

test('a file that both releases have is that of the new one', async () => {
  await release('same.js', 'site-1.js')
  await release('same.js', 'site-2.js')
  expect(readFileSync(join(assets(), 'same.js'), 'utf8')).toBe('text of same.js,site-2.js')
})

test('a release that is built again drives out no other', async () => {
  await release('site-1.js')
  await release('site-2.js')
  for (let times = 0; times < 3; times += 1) await release('site-3.js')
  expect(there()).toEqual(['site-1.js', 'site-2.js', 'site-3.js'])
})
