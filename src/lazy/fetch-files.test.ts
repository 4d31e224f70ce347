import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchFiles } from './fetch-files.ts'

const answers = new Map<string, number>()
const asked: string[] = []

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://firm.example/careers/open'))
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address).pathname)
    const status = answers.get(new URL(address).pathname)
    if (status === undefined) throw new TypeError('Failed to fetch')
    return new Response('', { status })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  answers.clear()
  asked.length = 0
})

const arrived = () => Promise.resolve('arrived')

test('a part is imported once all of its files are here', async () => {
  answers.set('/assets/one.js', 200).set('/assets/two.js', 200)
  expect([await fetchFiles(arrived, ['assets/one.js', 'assets/two.js']), asked]).toEqual([
    'arrived',
    ['/assets/one.js', '/assets/two.js'],
  ])
})

test.each([undefined, 404, 503])(
  'a part of which a file is lost is not imported, and can be had later: %s',
  async (status) => {
    if (status !== undefined) answers.set(`/assets/${status}.js`, status)
    let imports = 0
    const importPart = () => {
      imports += 1
      return arrived()
    }
    await expect(fetchFiles(importPart, [`assets/${status}.js`])).rejects.toThrow(/Failed to fetch|was answered with/)
    expect(imports).toBe(0)
    answers.set(`/assets/${status}.js`, 200)
    expect(await fetchFiles(importPart, [`assets/${status}.js`])).toBe('arrived')
  },
)

test('a part of one file is imported at once', async () => {
  expect([await fetchFiles(arrived), asked]).toEqual(['arrived', []])
})
