import assert from 'node:assert/strict'
import { listOfficeMarkers, officePickerMachine } from '#machines/office-picker.machine.ts'
import { officePickerInput, createOfficePickerFlow } from '#site/office-picker.ts'
import { waitFor, type ActorRefFrom } from 'xstate'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { OfficePickerJourney } from './browser.ts'

const sizes = { laptop: { width: 1184, height: 350 }, phone: { width: 390, height: 350 } }

export function officePickerInMemory(world: MemoryWorld): OfficePickerJourney {
  const { connection } = world
  let picker: ActorRefFrom<typeof officePickerMachine>
  const { events, states } = journeyInMemory(officePickerMachine, () => picker)
  const arrive = (query: string) => {
    world.open(query === '' ? '/contact' : `/contact?${query}`)
    picker = world.run(createOfficePickerFlow, officePickerInput(world.site, query))
  }
  const context = () => picker.getSnapshot().context
  const getMarkers = () => listOfficeMarkers(context(), context().view?.zoom ?? 4)
  const findOffice = (name: string) => {
    const office = context().offices.find(({ Description }) => Description === name)
    assert.ok(office, `There is no office "${name}".`)
    return office
  }
  const selected = () => context().offices.find(({ Location_ID }) => Location_ID === context().selected)
  const query = () => world.view.port.place().search.replace(/^\?/, '')
  const findSelectedMark = () => getMarkers().find(({ office }) => office.Location_ID === context().selected)
  return withoutScreen('officePicker', {
    start: async (where = '') => {
      await connection.hold()
      arrive(where)
    },
    open: async (asked, device) => {
      arrive(asked)
      await waitFor(picker, (snapshot) => !snapshot.matches('loading'))
      picker.send({ type: 'map.measured', size: sizes[device], isWide: device === 'laptop' })
    },
    choose: async (name) => picker.send({ type: 'office.chosen', id: findOffice(name).Location_ID }),
    press: async (name) => picker.send({ type: 'marker.pressed', id: findOffice(name).Location_ID }),
    escape: async () => picker.send({ type: 'window.closed' }),
    events: {
      ...events,
      'offices.changed': ({ hasFailed }) => connection.release({ kind: hasFailed ? 'is lost' : 'passes' }),
      'address.changed': async ({ query: asked }) => world.view.follow(`/contact?${asked}`),
    },
    states,
    shows: {
      names: async () => context().offices.map(({ Description }) => Description ?? ''),
      markers: async () => getMarkers().map(({ office }) => office.Description ?? ''),
      agreement: async () => {
        const name = selected()?.Description ?? ''
        return {
          list: name,
          card: name,
          map: findSelectedMark()?.office.Description ?? null,
          address: new URLSearchParams(query()).get('office'),
        }
      },
      zoom: async () => context().view?.zoom ?? 0,
      selected: async () => selected()?.Description ?? '',
      query: async () => query(),
    },
  })
}
