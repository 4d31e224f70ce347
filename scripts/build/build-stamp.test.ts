import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprintSources } from './build-stamp.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stamp-'))
  write('src/ui/box.tsx', 'one')
})

afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

test.each(['src/ui/box.tsx', 'src/app/new.ts', 'machines/x.machine.ts', 'public/robots.txt', 'package-lock.json'])(
  'a change in %s makes the build stale',
  (path) => {
    const before = fingerprintSources(folder)
    write(path, 'two')
    expect(fingerprintSources(folder)).not.toEqual(before)
  },
)

test.each(['src/server/start.ts', 'src/ui/box.test.tsx', 'README.md', 'dist/client/x.js'])(
  'a change in %s leaves the build as it is',
  (path) => {
    const before = fingerprintSources(folder)
    write(path, 'two')
    expect(fingerprintSources(folder)).toEqual(before)
  },
)

test('a file that moves makes the build stale', () => {
  write('src/a.ts', 'same')
  const before = fingerprintSources(folder)
  rmSync(join(folder, 'src/a.ts'))
  write('src/b.ts', 'same')
  expect(fingerprintSources(folder)).not.toEqual(before)
})
