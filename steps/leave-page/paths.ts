import { coverTransitions } from '#machines/cover.testing.ts'
import { leavePageMachine } from '#machines/leave-page.machine.ts'
import { noContent } from '../worlds/content.ts'
import { testPaths } from '../harness/test-paths.ts'

const cover = coverTransitions(leavePageMachine, {
  starts: { 'the contact page': undefined },
  events: [
    ({ value }) => ({ type: value === 'unchanged' ? 'page.changed' : 'page.unchanged', by: 'form' }),
    { type: 'leaving.requested', departure: 'navigation' },
    { type: 'leaving.refused' },
    { type: 'leaving.confirmed' },
  ],
  key: (snapshot) => String(snapshot.value),
})

const singleFieldReason =
  'on the contact page one thing is written, which no device keeps; application-part-leaving.feature tells of more'

testPaths({
  name: 'leaving a page',
  cover,
  content: noContent,
  unreachable: {
    'leavePage.unchanged|page.changed|1': singleFieldReason,
    'leavePage.unchanged|page.unchanged|0': singleFieldReason,
    'leavePage.unchanged|leaving.requested|0': singleFieldReason,
    'leavePage.changed|page.changed|0': singleFieldReason,
    'leavePage.changed|page.changed|1': singleFieldReason,
    'leavePage.changed|page.unchanged|1': singleFieldReason,
    'leavePage.asked|leaving.refused|1': singleFieldReason,
    'leavePage.asked|page.changed|0': singleFieldReason,
    'leavePage.asked|page.unchanged|1': singleFieldReason,
  },
  journeys: ['leavePage'],
})
