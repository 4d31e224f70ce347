import { sampleContent } from '#content/sample-content.ts'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { terrain } from './terrain.ts'

const { CompanyNews, CompanyEvent, JobPostingHeader } = sampleContent(0)
const titles = [
  ...CompanyNews.map((news) => news.Title),
  ...CompanyEvent.map((event) => event.Title),
  ...new Set(JobPostingHeader.map((job) => job.JobFunction)),
].slice(0, 40)

const banner = { width: 1600, height: 480, tone: 'dark' } as const
const pictures = titles.map((title) => terrain(title, banner))
const hash = (text: string) => createHash('sha256').update(text).digest('hex')

function readElements(text: string) {
  const open: string[] = []
  let rest = text
  for (let found = nextTag(rest); found; found = nextTag(rest)) {
    const [whole, closes, name = '', isEmpty] = found
    if (closes && open.pop() !== name) break
    if (!closes && !isEmpty) open.push(name)
    rest = rest.slice(whole.length)
  }
  return { open, rest }
}

const nextTag = (text: string) => /^<(\/?)([a-z]+)(?: [a-zA-Z-]+="[^"<>&]*")*(\/?)>/.exec(text)

test('a name, a size and a tone give the same bytes on every machine', () => {
  expect([
    hash(terrain('Ten years in Dayton', banner)),
    hash(terrain('Jobs', { width: 640, height: 360, tone: 'light' })),
    hash(terrain('Independent cost estimates', { width: 800, height: 400, tone: 'mist', levels: 9 })),
  ]).toEqual([
    '020be65197ca37fa836b4869a2fe0696227d3e6174ecdca0973106195bd99a07',
    'c94f19684ef5a57b2998a36f9f6137ea235c5cd207a771a08e18568313aaccb1',
    '9dc87e4f4d97d1d0f9b6587fe9d1bc58f846e94ff4b5f6778b8953256363f30f',
  ])
})

test('no two names share a landscape', () => {
  expect([new Set(titles).size, new Set(pictures).size]).toEqual([40, 40])
})

test('a picture says its size and weighs at most 4.5 KB', () => {
  const heads = pictures.map((picture) => /^<svg [^>]*? (width="\d+" height="\d+") /.exec(picture)?.[1])
  expect(new Set(heads)).toEqual(new Set(['width="1600" height="480"']))
  expect(pictures.filter((picture) => Buffer.byteLength(picture) > 4_500)).toEqual([])
})

test('a picture is well-formed and carries neither style nor script', () => {
  expect(pictures.map(readElements)).toEqual(titles.map(() => ({ open: [], rest: '' })))
  expect(pictures.filter((picture) => /<script|<style|\sstyle=|\son\w+=|href/.test(picture))).toEqual([])
})

test('one line of every picture is gold', () => {
  expect(pictures.map((picture) => picture.split('#e0a93b').length - 1)).toEqual(titles.map(() => 1))
})

test.each([
  [2400, 16],
  [16, 2400],
])('a picture of %i by %i, which no loosening brings below its size, is drawn all the same', (width, height) => {
  const text = terrain('attack', { width, height, tone: 'light' })
  expect(text.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`)).toEqual(true)
  expect(readElements(text)).toEqual({ open: [], rest: '' })
})
