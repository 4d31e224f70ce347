export const createSavedJobsFile = (data: object) =>
  Buffer.from(`<pre>${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</pre>`)

type Make = (site: string) => Buffer

const createJobList = (site: string, jobs: ReadonlyArray<unknown>) => ({ format: 'saved-jobs', version: 1, site, jobs })

const scientist = { id: '4', title: 'Data Scientist', place: 'Arlington, Virginia', day: '2026-11-12' }

const many = Array.from({ length: 100_000 }, (_, at) => ({ id: String(at), title: '', place: '', day: null }))

const page =
  '<!doctype html><title>Soups</title><h1>Soups</h1><script>document.title = "Spoilt"</script><script type="application/json">{"jobs":[4]}</script>'

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export const files = {
  'a web page about soups': () => Buffer.from(page),
  'a photograph': () => Buffer.from(pixel, 'base64'),
  'an empty file': () => Buffer.alloc(0),
  'a file without a job': (site) => createSavedJobsFile(createJobList(site, [])),
  'a file that was cut off before the jobs': () => Buffer.from('<meta name="generator" content="saved-jobs"><h1>Sav'),
  'a file that was cut off within the jobs': (site) =>
    createSavedJobsFile(createJobList(site, [scientist])).subarray(0, -40),
  'a file with a number for a title': (site) =>
    createSavedJobsFile(createJobList(site, [scientist, { ...scientist, title: 7 }])),
  'a file with nothing but a list of ids': (site) => createSavedJobsFile(createJobList(site, ['4', '6'])),
  'a file from another site': () => createSavedJobsFile(createJobList('https://other.example', [scientist])),
  'a file with 100,000 jobs': (site) => createSavedJobsFile(createJobList(site, many)),
  'a 50 MB film': () => Buffer.alloc(50_000_000, 'film '),
  'a file with one job': (site) => createSavedJobsFile(createJobList(site, [scientist])),
  'a file in which one job appears twice': (site) =>
    createSavedJobsFile(createJobList(site, [scientist, { ...scientist, day: '2026-11-03' }])),
  'a file with markup for a title': (site) =>
    createSavedJobsFile(
      createJobList(site, [{ ...scientist, id: '9', title: `<img src=/x onerror="document.title='Spoilt'">` }]),
    ),
} as const satisfies Readonly<Record<string, Make>>

export type FileName = keyof typeof files

export const htmlToText = (html: string) =>
  html
    .replaceAll(/<style>.*?<\/style>|<pre>.*?<\/pre>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
