import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { putAside, restoreFormer, takeFormerFrom } from './former-files.ts'

let dist = ''
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'former-files-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

const assets = () => join(dist, 'client/assets')

function release(...names: string[]) {
  putAside(dist)
  rmSync(join(dist, 'client'), { recursive: true, force: true })
  mkdirSync(join(assets(), 'files'), { recursive: true })
  writeFileSync(join(assets(), 'files', 'terms.pdf'), 'terms')
  for (const name of names) writeFileSync(join(assets(), name), name)
  restoreFormer(dist)
  return readdirSync(assets()).filter((name) => name !== 'files')
}

test('the files of two releases before stay beside the new ones, and those of a third are gone', () => {
  expect([release('a-1.js', 'b-1.js'), release('a-2.js', 'b-1.js'), release('a-3.js', 'b-3.js')]).toEqual([
    ['a-1.js', 'b-1.js'],
    ['a-1.js', 'a-2.js', 'b-1.js'],
    ['a-1.js', 'a-2.js', 'a-3.js', 'b-1.js', 'b-3.js'],
  ])
  expect(release('a-4.js', 'b-3.js')).toEqual(['a-2.js', 'a-3.js', 'a-4.js', 'b-1.js', 'b-3.js'])
  expect(readFileSync(join(assets(), 'a-2.js'), 'utf8')).toBe('a-2.js')
})

test('the compressed copies of a file stay as long as the file', () => {
  const copies = (name: string) => [name, `${name}.br`, `${name}.gz`, `${name}.zst`]
  release(...copies('a-1.js'))
  expect(release(...copies('a-2.js'))).toEqual([...copies('a-1.js'), ...copies('a-2.js')])
  release(...copies('a-3.js'))
  expect(release(...copies('a-4.js'))).toEqual(['a-2.js', 'a-3.js', 'a-4.js'].flatMap(copies))
})

test('a build that changes nothing pushes nothing out', () => {
  release('a-1.js')
  release('a-2.js')
  for (let again = 0; again < 4; again += 1) release('a-2.js')
  expect(release('a-2.js')).toEqual(['a-1.js', 'a-2.js'])
})

test('a build that was cut short loses nothing of the releases before', () => {
  release('a-1.js')
  putAside(dist)
  rmSync(join(dist, 'client'), { recursive: true })
  expect(release('a-2.js')).toEqual(['a-1.js', 'a-2.js'])
})

test('what was built before releases were listed is one of them', () => {
  release('a-1.js')
  rmSync(join(dist, 'releases.json'))
  expect(release('a-2.js')).toEqual(['a-1.js', 'a-2.js'])
})

test('nothing else is left in the folder of the build', () => {
  release('a-1.js')
  release('a-2.js')
  expect(readdirSync(dist)).toEqual(['client', 'releases.json'])
})

/** As in a fresh clone, with the files of former builds that a checkout has kept. */
function build(folder: string, names: ReadonlyArray<string>, kept: ReadonlyArray<string> = []) {
  mkdirSync(join(folder, 'client/assets/files'), { recursive: true })
  for (const name of [...names, ...kept]) writeFileSync(join(folder, 'client/assets', name), name)
  writeFileSync(join(folder, 'releases.json'), JSON.stringify(kept.length > 0 ? [names, kept] : [names]))
  return folder
}

function releaseAfter(former: string | null, names: ReadonlyArray<string>, kept: ReadonlyArray<string> = []) {
  const folder = build(mkdtempSync(join(dist, 'release-')), names, kept)
  takeFormerFrom(folder, former)
  return folder
}

const listAssets = (folder: string) => readdirSync(join(folder, 'client/assets')).filter((name) => name !== 'files')

test('a release of a fresh clone holds what one of a checkout does: its own files and those of the two releases before', () => {
  const first = releaseAfter(null, ['a-1.js', 'b-1.js'], ['a-0.js'])
  const second = releaseAfter(first, ['a-2.js', 'b-1.js'])
  const third = releaseAfter(second, ['a-3.js', 'b-3.js'], ['a-x.js'])
  const fourth = releaseAfter(third, ['a-4.js', 'b-3.js'])
  expect([first, second, third, fourth].map(listAssets)).toEqual([
    ['a-1.js', 'b-1.js'],
    ['a-1.js', 'a-2.js', 'b-1.js'],
    ['a-1.js', 'a-2.js', 'a-3.js', 'b-1.js', 'b-3.js'],
    ['a-2.js', 'a-3.js', 'a-4.js', 'b-1.js', 'b-3.js'],
  ])
  expect(readFileSync(join(fourth, 'client/assets/a-2.js'), 'utf8')).toBe('a-2.js')
})

test('a release that changes nothing pushes nothing out', () => {
  const second = releaseAfter(releaseAfter(null, ['a-1.js']), ['a-2.js'])
  expect(listAssets(releaseAfter(releaseAfter(second, ['a-2.js']), ['a-2.js']))).toEqual(['a-1.js', 'a-2.js'])
})
