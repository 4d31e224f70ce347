import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findBrowser } from './find-browser.ts'
import { listSystemBrowsers } from './system-browsers.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'))
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

function writeProgram(exitCode: number): string {
  const path = join(folder, 'browser')
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`)
  chmodSync(path, 0o755)
  return path
}

test.skipIf(process.platform === 'win32')('CHROMIUM in the environment comes before every other browser', async () => {
  const path = writeProgram(0)
  vi.stubEnv('CHROMIUM', path)
  expect(await findBrowser()).toEqual(path)
})

test.skipIf(process.platform === 'win32')(
  'a CHROMIUM that does not start is an error that says what to do',
  async () => {
    const path = writeProgram(1)
    vi.stubEnv('CHROMIUM', path)
    await expect(findBrowser()).rejects.toThrow(
      `CHROMIUM names ${path}, which does not start. Set it to the path of a Chromium, Chrome or Edge, or leave it unset.`,
    )
  },
)

test('on Linux each name is looked for in every folder of the path before the next name', () => {
  expect(listSystemBrowsers('linux', { PATH: '/opt/bin' }).slice(0, 6)).toEqual([
    '/opt/bin/chromium-headless-shell',
    '/usr/bin/chromium-headless-shell',
    '/usr/local/bin/chromium-headless-shell',
    '/snap/bin/chromium-headless-shell',
    '/opt/google/chrome/chromium-headless-shell',
    '/opt/bin/chromium',
  ])
})

test('on macOS the applications come first', () => {
  expect(listSystemBrowsers('darwin', { HOME: '/Users/ann' }).slice(0, 2)).toEqual([
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Users/ann/Applications/Chromium.app/Contents/MacOS/Chromium',
  ])
})

test('on Windows Chromium, Chrome and Edge are looked for under each program folder that is known', () => {
  expect(listSystemBrowsers('win32', { PROGRAMFILES: 'C:\\P', LOCALAPPDATA: 'C:\\L' })).toEqual([
    'C:\\P/Chromium/Application/chrome.exe',
    'C:\\L/Chromium/Application/chrome.exe',
    'C:\\P/Google/Chrome/Application/chrome.exe',
    'C:\\L/Google/Chrome/Application/chrome.exe',
    'C:\\P/Microsoft/Edge/Application/msedge.exe',
    'C:\\L/Microsoft/Edge/Application/msedge.exe',
  ])
})
