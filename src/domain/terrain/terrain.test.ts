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

/** Reads one element after another; what is left over, or open at the end, is not well-formed. */
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
    '9fb3f92ba9d29d90da1bab312b26fd467b89fe5f53f77d8b2302057bee88c1dd',
    '63661bbd3f40b032e47cf63ab6a4b7afb667d72f93e4828e8f8efd0692c052b1',
    '8d64f4a845b5502297663f304266e77c2a0df30b02133b9d3132d44fb0fa25ba',
  ])
})

test('no two names share a landscape', () => {
  expect([new Set(titles).size, new Set(pictures).size]).toEqual([40, 40])
})

test('a picture says its size and weighs at most 12 KB', () => {
  const heads = pictures.map((picture) => /^<svg [^>]*? (width="\d+" height="\d+") /.exec(picture)?.[1])
  expect(new Set(heads)).toEqual(new Set(['width="1600" height="480"']))
  expect(pictures.filter((picture) => Buffer.byteLength(picture) > 12_000)).toEqual([])
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
