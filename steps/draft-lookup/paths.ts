import { coverTransitions } from '#machines/cover.testing.ts'
import { draftLookupMachine } from '#machines/draft-lookup.machine.ts'
import { formJob, formLists } from '../application-form/form-fields.ts'
import { testPaths } from '../harness/test-paths.ts'
import { createJobsContent } from '../worlds/content.ts'

const cover = coverTransitions(draftLookupMachine, {
  starts: { 'no job': undefined },
  events: [
    { type: 'xstate.done.actor.findOnlyDraft', output: '' },
    { type: 'xstate.done.actor.findOnlyDraft', output: '/account-management/apply/2' },
    { type: 'xstate.error.actor.findOnlyDraft', error: new Error('The answer could not be read.') },
  ],
  key: ({ value }) => JSON.stringify(value),
})

testPaths({
  name: 'draft lookup',
  cover,
  content: { ...createJobsContent([{ id: '2', title: formJob, city: 'Dayton', state: 'Ohio' }]), ...formLists },
  journeys: ['draftLookup'],
})
