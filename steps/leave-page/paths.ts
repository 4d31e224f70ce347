import { coverTransitions } from '#machines/cover.testing.ts'
import { leavePageMachine } from '#machines/leave-page.machine.ts'
import { noContent } from '../worlds/no-content.ts'
import { testPaths } from '../harness/test-paths.ts'
import { walk } from '../harness/walk.ts'

const cover = coverTransitions(leavePageMachine, {
  starts: { 'the contact page': undefined },
  events: [
    { type: 'page.changed' },
    { type: 'page.unchanged' },
    { type: 'leaving.wanted', departure: 'navigation' },
    { type: 'leaving.refused' },
    { type: 'leaving.confirmed' },
  ],
  key: (snapshot) => String(snapshot.value),
})

testPaths({
  name: 'leaving a page',
  cover,
  content: noContent,
  walk: (person, path) => walk(person.leavePage, path),
})
