import { coverTransitions } from '#machines/cover.testing.ts'
import { referenceListMachine } from '#machines/reference-list.machine.ts'
import { createNewsContent } from '../worlds/content.ts'
import { testPaths } from '../harness/test-paths.ts'

const cover = coverTransitions(referenceListMachine, {
  starts: {
    'where no news are shown': { entity: 'CompanyNews', rows: null },
    'where the news are shown': { entity: 'CompanyNews', rows: [] },
  },
  events: [
    { type: 'needed' },
    { type: 'released' },
    { type: 'xstate.done.actor.loadRows', output: [] },
    { type: 'xstate.error.actor.loadRows', error: new Error('The connection was lost.') },
  ],
  key: (snapshot) => String(snapshot.value),
})

testPaths({
  name: 'reference list',
  cover,
  unreachable: {
    'referenceList|rows.arrived|0': 'no call of these pages carries the rows of another list',
    'referenceList|rows.arrived|1': 'no call of these pages carries the rows of another list',
  },
  content: createNewsContent(['Depot study wins award']),
  journeys: ['referenceList'],
})
