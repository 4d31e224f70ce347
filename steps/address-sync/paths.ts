import { addressSyncMachine } from '#machines/address-sync.machine.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import type { SnapshotFrom } from 'xstate'
import { testPaths } from '../harness/test-paths.ts'
import { createSiteContent } from '../site-search/site-content.ts'

type Context = SnapshotFrom<typeof addressSyncMachine>['context']

const cover = coverTransitions(addressSyncMachine, {
  starts: { 'the search of the site': { query: '' } },
  events: [
    { type: 'search.changed', query: 'q=radar', isTyping: true },
    { type: 'search.changed', query: 'q=radar', isTyping: false },
    { type: 'place.changed', query: 'q=study' },
    { type: 'link.followed' },
    { type: 'xstate.after.typingPause.addressSync.typing' },
  ],
  // An address that may follow has followed in the same turn.
  atOnce: ({ context: { shown, told } }) => (shown === told ? null : { type: 'place.changed', query: shown }),
  key: ({ value, context }) => {
    const { wanted, shown, told } = context as Context
    return JSON.stringify([value, wanted, shown, told])
  },
})

testPaths({
  name: 'address sync',
  cover,
  content: createSiteContent([{ kind: 'news', title: 'Radar Study Begins', text: 'A team of nine looks at radar.' }]),
  unreachable: {
    'addressSync|place.changed|1':
      'each page arrives that a path goes to; address-sync.machine.test.ts has one that does not',
  },
  journeys: ['addressSync'],
})
