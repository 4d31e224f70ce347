import { coverTransitions } from '#machines/cover.testing.ts'
import { jobPageMachine } from '#machines/job-page.machine.ts'
import { createJobsContent } from '../worlds/content.ts'
import { testPaths } from '../harness/test-paths.ts'
import { damagedPreview, previewAddress } from './preview.ts'
import { toJobListing } from '../worlds/read-listing.ts'

const content = createJobsContent([
  { id: 'AB12', title: 'Cost Analyst', city: 'Arlington', state: 'Virginia' },
  { id: 'AB13', title: 'Budget Analyst', city: 'Seaside', state: 'California' },
])

const start = (address: string) => {
  const [id = '', query = ''] = address.split('?')
  return { id, query, listing: null, seed: 'one' }
}

const preview = previewAddress({ JobFunction: 'Harbor Pilot', City: 'Mobile', State: 'Alabama' })

const cover = coverTransitions(jobPageMachine, {
  starts: { AB12: start('AB12'), [preview]: start(preview), [damagedPreview]: start(damagedPreview) },
  events: [
    { type: 'job.requested', id: 'AB13' },
    { type: 'job.requested', id: 'none' },
    { type: 'retry' },
    { type: 'xstate.done.actor.loadJobs', output: toJobListing(content) },
    { type: 'xstate.error.actor.loadJobs', error: new Error('The connection was lost.') },
  ],
  key: ({ value, context }) => JSON.stringify([value, context.id, context.listing !== null]),
})

testPaths({
  name: 'job page',
  cover,
  content,
  journeys: ['jobPage'],
})
