import { addressSyncMachine } from '#machines/address-sync.machine.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import type { SnapshotFrom } from 'xstate'
import { testPaths } from '../harness/test-paths.ts'
import { walk } from '../harness/walk.ts'
import { contentOfSite } from '../site-search/site-content.ts'

type Context = SnapshotFrom<typeof addressSyncMachine>['context']

const cover = coverTransitions(addressSyncMachine, {
  starts: { 'the search of the site': { query: '' } },
  events: [
    { type: 'search.changed', query: 'q=radar', isTyping: true },
    { type: 'search.changed', query: 'q=radar', isTyping: false },
    { type: 'place.changed', query: 'q=study' },
    { type: 'xstate.after.typingRest.addressSync.typing' },
  ],
  key: ({ value, context }) => {
    const { wanted, shown } = context as Context
    return JSON.stringify([value, wanted, shown])
  },
})

testPaths({
  name: 'address sync',
  cover,
  content: contentOfSite([{ kind: 'news', title: 'Radar Study Begins', text: 'A team of nine looks at radar.' }]),
  walk: (person, path) => walk(person.addressSync, path),
})
