import { coverTransitions } from '#machines/cover.testing.ts'
import { savedJobsFileMachine } from '#machines/saved-jobs-file.machine.ts'
import { testPaths } from '../harness/test-paths.ts'
import { createJobsContent } from '../worlds/content.ts'
import { pathSite } from './browser.ts'
import { files, type FileName } from './files.ts'

const job = { id: '2', title: 'Cost Analyst', place: 'Arlington, Virginia' }

const createReadEvent = (name: FileName) =>
  ({ type: 'xstate.done.actor.readFile', output: files[name](pathSite).toString('utf8') }) as const

const createFileChosenEvent = (size: number) =>
  ({ type: 'file.chosen', file: new File([new Uint8Array(size)], 'jobs.html') }) as const

const cover = coverTransitions(savedJobsFileMachine, {
  starts: { 'the saved view': { site: pathSite } },
  events: [
    { type: 'savedJobs.changed', saved: [{ ...job, day: '2026-11-12' }], open: [job] },
    { type: 'export.requested' },
    createFileChosenEvent(100),
    createFileChosenEvent(5_000_001),
    createReadEvent('a file with one job'),
    createReadEvent('a web page about soups'),
    createReadEvent('a file that was cut off within the jobs'),
    createReadEvent('a file from another site'),
    createReadEvent('a file with 100,000 jobs'),
    { type: 'xstate.error.actor.readFile', error: new Error('The file is gone.') },
  ],
  key: ({ value, context }) => JSON.stringify([value, context.saved]),
})

testPaths({
  name: 'saved jobs as a file',
  cover,
  content: createJobsContent([
    { id: '2', title: 'Cost Analyst', city: 'Arlington', state: 'Virginia' },
    { id: '4', title: 'Data Scientist', city: 'Arlington', state: 'Virginia' },
  ]),
  journeys: ['savedJobsFile'],
})
