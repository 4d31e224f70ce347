import { createOtherDeviceSchools } from '../application-part/second-device.ts'
import { entryListMachine, type Entry } from '#machines/entry-list.machine.ts'
import { formatEntryName } from '#content/application-form.ts'
import { newKey } from '#site/new-key.ts'
import { waitFor } from 'xstate'
import { fieldLabelled } from '../application-form/form-fields.ts'
import { getEntryListRef, sectionPage } from '../application-part/page-in-memory.ts'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { EntryListJourney } from './browser.ts'

export function entryListInMemory(world: MemoryWorld): EntryListJourney {
  const list = () => getEntryListRef(world)
  const all = () => list().getSnapshot().context.entries
  const { events, states } = journeyInMemory(entryListMachine, list)
  const section = () => sectionPage(world).place.section
  const getTitle = ({ ref }: Entry, index: number) =>
    formatEntryName(section(), ref.getSnapshot().context.values, index)
  const named = (title: string) => {
    const found = all().find((entry, index) => getTitle(entry, index) === title)
    if (!found) throw new Error(`There is no entry "${title}".`)
    return found.ref
  }
  const shown = () => all().flatMap((entry, index) => (entry.standing === 'removed' ? [] : [getTitle(entry, index)]))
  return withoutScreen('entryList', {
    add: async () => list().send({ type: 'entry.requested', id: newKey(world.site.ports) }),
    remove: async (title) => {
      const entry = named(title)
      entry.send({ type: 'removal.requested' })
      await waitFor(entry, (snapshot) => snapshot.matches('removed'))
    },
    undo: async (title) => {
      const entry = named(title)
      entry.send({ type: 'undo.requested' })
      await waitFor(entry, (snapshot) => snapshot.matches('kept'))
    },
    write: async (title, label, text) => {
      const entry = named(title)
      const field = fieldLabelled(section(), label)
      entry.send({ type: 'field.changed', field, value: text })
      entry.send({ type: 'field.left', field })
      await waitFor(entry, (snapshot) => snapshot.matches('kept'))
    },
    ...createOtherDeviceSchools(() => sectionPage(world).elsewhere),
    events,
    states,
    shows: {
      entries: async () => shown(),
      kept: async () => {
        const parts = await sectionPage(world).elsewhere.parts(section())
        return parts.map(({ Values }) => String(Values['School'] ?? '')).toSorted()
      },
      canAdd: async () => list().getSnapshot().can({ type: 'entry.requested', id: 'another' }),
    },
  })
}
