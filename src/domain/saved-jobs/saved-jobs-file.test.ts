import fc from 'fast-check'
import { expect, test } from 'vitest'
import { additionWords, countAddition, readSavedJobsFile } from './saved-jobs-file.ts'
import { writeSavedJobsPage } from './saved-jobs-page.ts'
import { addSaved, type SavedJob } from './saved-jobs.ts'

const site = 'https://tamarack.example'

const job = (id: string, fields: Partial<SavedJob> = {}): SavedJob => ({
  id,
  title: `Job ${id}`,
  place: 'Dayton, Ohio',
  day: '2026-11-12',
  ...fields,
})

const write = (saved: ReadonlyArray<SavedJob>, open: ReadonlyArray<SavedJob> | null = saved) =>
  writeSavedJobsPage({
    firmName: 'Tamarack',
    site,
    savedPath: '/careers/open?saved=true',
    jobPath: (id) => `/careers/job/${encodeURIComponent(id.toWellFormed())}`,
    day: '2026-11-23',
    saved,
    open,
  })

const read = (text: string) => readSavedJobsFile(text, site)

const someText = (maxLength: number) =>
  fc.oneof(fc.string({ maxLength }), fc.string({ unit: 'grapheme', maxLength: 20 }))

const someJobs = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 100 }),
    title: someText(200),
    place: someText(100),
    day: fc.constantFrom(null, '2026-11-12'),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 20 },
)

test('[J3-33] what is written into a file is read from it as it was', () => {
  fc.assert(
    fc.property(someJobs, (jobs) => {
      expect(read(write(jobs))).toEqual({ kind: 'jobs', jobs })
    }),
  )
})

test('a file that is cut off anywhere is refused, or is whole as far as its data goes', () => {
  const text = write([job('2'), job('4', { title: 'R&D <b>"Lead"</b>' })])
  const kinds = Array.from(text, (_, at) => read(text.slice(0, at)).kind)
  const changes = kinds.filter((kind, at) => kind !== kinds[at - 1])
  expect(changes).toEqual(['holds none', 'damaged', 'jobs'])
})

test('markup in a title and in a place stands in the file as text, and nothing in it runs', () => {
  const text = write([job('"><script>alert(1)</script>', { title: '</pre><script>x</script>', place: '<img src=x>' })])
  expect(text.match(/<(script|img|b)\b/g)).toBe(null)
  expect(text).toContain('&lt;/pre&gt;&lt;script&gt;x&lt;/script&gt;')
  expect(text.match(/<\/pre>/g)).toHaveLength(1)
})

test('the data is ASCII, so that a wrong encoding on the way does not spoil it', () => {
  const text = write([job('2', { title: 'Señor Analyst — 東京' })])
  const spoilt = new TextDecoder('latin1').decode(new TextEncoder().encode(text))
  expect(read(spoilt)).toEqual({ kind: 'jobs', jobs: [job('2', { title: 'Señor Analyst — 東京' })] })
})

test('what a browser saves anew, with other HTML around the same text, is still read', () => {
  const text = write([job('2')])
  const data = text.slice(text.indexOf('<pre>') + 5, text.indexOf('</pre>'))
  expect(read(`<HTML><BODY><DIV><P>${data}</P></DIV></BODY>`)).toEqual({ kind: 'jobs', jobs: [job('2')] })
})

const around = (data: unknown) => `<pre>${JSON.stringify(data)}</pre>`

test.each([
  ['no list', { jobs: { '0': '2' } }, 'damaged'],
  ['another version', { version: 2 }, 'damaged'],
  ['no site', { site: null }, 'damaged'],
  ['an id that is a number', { jobs: [{ ...job('2'), id: 2 }] }, 'damaged'],
  ['an id that is too long', { jobs: [job('2'.repeat(101))] }, 'damaged'],
  ['an empty id', { jobs: [job('')] }, 'damaged'],
  ['a day that is none', { jobs: [job('2', { day: 'soon' })] }, 'damaged'],
  ['null', { jobs: [null] }, 'damaged'],
  ['no job', { jobs: [] }, 'holds none'],
  ['1,001 jobs', { jobs: Array.from({ length: 1001 }, (_, at) => job(String(at))) }, 'holds too many'],
  ['jobs of another site', { site: 'https://other.example' }, 'of another site'],
] as const)('a file with %s is refused', (_what, given, kind) => {
  expect(read(around({ format: 'saved-jobs', version: 1, site, jobs: [job('2')], ...given }))).toEqual({ kind })
})

test('a job that stands twice is read once, with the earlier day, and a title that is too long is cut', () => {
  const jobs = [job('2'), job('2', { day: '2026-11-03' }), job('4', { title: 'x'.repeat(300) })]
  expect(read(around({ format: 'saved-jobs', version: 1, site, jobs }))).toEqual({
    kind: 'jobs',
    jobs: [job('2', { day: '2026-11-03' }), job('4', { title: 'x'.repeat(200) })],
  })
})

test('what becomes of the jobs of a file is counted: added, saved already, closed', () => {
  const saved = [job('2'), job('9')]
  const jobs = ['2', '4', '6', '7', '9'].map((id) => job(id))
  const open = ['2', '4', '6'].map((id) => job(id))
  expect(countAddition(saved, open, jobs)).toEqual({ added: 2, known: 1, closed: 2, left: 0 })
  expect([countAddition(saved, null, jobs), countAddition(saved, [], jobs)]).toEqual([
    { added: 3, known: 2, closed: 0, left: 0 },
    { added: 3, known: 2, closed: 0, left: 0 },
  ])
})

test('a list that is full takes no more, loses nothing, and says how many did not fit', () => {
  const saved = Array.from({ length: 999 }, (_, at) => job(`s${at}`))
  const jobs = [job('s0', { day: '2026-11-01' }), job('2'), job('4')]
  const joined = addSaved(saved, jobs)
  expect([joined.length, joined[0], joined.at(-1)]).toEqual([1000, job('s0', { day: '2026-11-01' }), job('2')])
  expect(additionWords(countAddition(saved, null, jobs))).toBe(
    '1 job added, 1 was saved already, 1 did not fit: a list holds 1,000 jobs.',
  )
})

test('an addition is told in one sentence', () => {
  const nothing = { added: 0, known: 0, closed: 0, left: 0 }
  expect(
    [
      { ...nothing, added: 3, known: 2, closed: 1 },
      { ...nothing, added: 1, known: 1 },
      { ...nothing, closed: 2 },
    ].map(additionWords),
  ).toEqual([
    '3 jobs added, 2 were saved already, 1 is no longer open.',
    '1 job added, 1 was saved already.',
    'No job added, 2 are no longer open.',
  ])
})
