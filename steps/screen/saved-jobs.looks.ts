import { sampleContent } from '#content/sample-content.ts'
import { files, type FileName } from '../saved-jobs-file/files.ts'
import type { Page } from 'playwright-core'
import type { VisualState } from './visual-state.ts'

const address = '/careers/open?saved=true'

const ids = sampleContent(0).JobPostingHeader.map((job) => job.JobPosting_ID)

const closed = [
  { id: 'gone', title: 'Cost Analyst', place: 'Dayton, Ohio', day: '2026-11-03' },
  { id: 'gone too', title: 'Program Analyst', place: 'Huntsville, Alabama', day: '2026-11-05' },
]

const saved = ids.slice(0, 3).map((id) => ({ id, title: '', place: '', day: '2026-11-12' }))

const save = (jobs: ReadonlyArray<object>) => (page: Page) =>
  page.addInitScript((text) => localStorage.setItem('saved_jobs', text), JSON.stringify(jobs)).then(() => undefined)

const choose = (name: FileName, words: string) => async (page: Page) => {
  const buffer = files[name](new URL(page.url()).origin)
  await page.getByLabel('Add from a file').setInputFiles({ name: 'jobs.html', mimeType: 'text/html', buffer })
  await page.getByText(words).scrollIntoViewIfNeeded()
}

export const savedJobsVisualStates: ReadonlyArray<VisualState> = [
  { name: 'saved jobs', address, prepare: save(saved), isFullPage: true },
  {
    name: 'saved jobs that can be read without a connection',
    address,
    prepare: save(saved),
    arrange: (page) => page.getByText('This page still opens without a connection').scrollIntoViewIfNeeded(),
    isFullPage: true,
  },
  { name: 'saved jobs of which some have closed', address, prepare: save([...closed, ...saved]), isFullPage: true },
  { name: 'saved jobs that have all closed', address, prepare: save(closed.slice(0, 1)), isFullPage: true },
  {
    name: 'saved jobs after a file was added',
    address,
    prepare: save(saved),
    arrange: choose('a file with one job', 'The file has been read.'),
    isFullPage: true,
  },
  {
    name: 'saved jobs after a file was refused',
    address,
    prepare: save(saved),
    arrange: choose('a file with a number for a title', 'This file is damaged.'),
    isFullPage: true,
  },
]
