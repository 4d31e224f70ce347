import { coverTransitions } from '#machines/cover.testing.ts'
import { entryListMachine, type EntryListInput } from '#machines/entry-list.machine.ts'
import type { SnapshotFrom } from 'xstate'
import { testPaths } from '../harness/test-paths.ts'
import { createJobsContent } from '../worlds/content.ts'
import { pathStarts } from './browser.ts'

type Snapshot = SnapshotFrom<typeof entryListMachine>

const createInput = (count: number): EntryListInput => ({
  applicationId: '1',
  section: 'education',
  parts: Array.from({ length: count }, (_, at) => ({
    Entry: `entry-${at + 1}`,
    Version: 1,
    Values: { School: `School ${at + 1}` },
    ChangedAt: '2026-11-24T17:20:31.000Z',
    IsTakenOver: false,
  })),
  drafts: {},
  page: { send: () => {} } as unknown as EntryListInput['page'],
})

const remainingEntries = ({ context }: Snapshot) => context.entries.filter(({ standing }) => standing !== 'removed')

/** Entry counts, removed ones included, at which one may be added: without a limit paths never end. */
const mayGrow = [0, 1, 19]

const removal = {
  type: 'part.changed',
  section: 'education',
  standing: 'removed',
  isWritten: false,
  isOnDevice: true,
} as const

const entriesEvent = {
  type: 'entries.provided',
  entries: [{ id: 'given', values: { School: 'Elm College' } }],
} as const

const guardStoredEntry =
  (event: { readonly type: 'save.requested' } | { readonly type: 'problems.reported'; readonly problems: object }) =>
  (snapshot: Snapshot) =>
    remainingEntries(snapshot).some(({ id }) => id.startsWith('entry-')) ? (event as { type: 'save.requested' }) : null

const cover = coverTransitions(entryListMachine, {
  starts: Object.fromEntries(Object.entries(pathStarts).map(([name, count]) => [name, createInput(count)])),
  events: [
    ({ context: { entries } }) =>
      mayGrow.includes(entries.length) ? { type: 'entry.requested', id: `another ${entries.length}` } : null,
    (snapshot) => {
      const [first] = remainingEntries(snapshot)
      return first ? { ...removal, entry: first.id } : null
    },
    ({ context: { entries } }) => (entries.length === 0 ? entriesEvent : null),
    guardStoredEntry({ type: 'save.requested' }),
    guardStoredEntry({ type: 'problems.reported', problems: {} }),
  ],
  key: (snapshot) => JSON.stringify([snapshot.value, remainingEntries(snapshot as Snapshot).length]),
})

testPaths({
  name: 'entry-list',
  cover,
  content: createJobsContent([{ id: '2', title: 'Cost Analyst', city: 'Dayton', state: 'Ohio' }]),
  journeys: ['entryList'],
})
