import { messages } from '#machines/meta.ts'
import { applicationPartMachine } from '#machines/application-part.machine.ts'
import type { PartEvent } from '#machines/application-part-setup.ts'
import { waitFor } from 'xstate'
import { fieldLabelled } from '../application-form/form-fields.ts'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import { slowLine } from '../worlds/slow-line.ts'
import { openFilesBriefly, openSection, reopenSection, getPartRef, sectionPage } from './page-in-memory.ts'
import { findChoiceId, partsStorageKey, type ApplicationPartJourney } from './browser.ts'

const busyStates = ['saving', 'reading', 'sendingRemoval', 'restoring', 'readingBack']

export function applicationPartInMemory(world: MemoryWorld): ApplicationPartJourney {
  const getPartActor = () => getPartRef(world)
  const { events, states } = journeyInMemory(applicationPartMachine, getPartActor)
  const heldConnection = slowLine(world.connection)
  const section = () => sectionPage(world).place.section
  const findField = (label: string) => fieldLabelled(section(), label)
  const valueOf = (field: string, text: string) => findChoiceId(section(), field, text) ?? text
  const waitUntilIdle = async () => {
    if (heldConnection.isHeld()) return
    const { form } = sectionPage(world)
    const isAtRest = waitFor(getPartActor(), ({ value }) => !busyStates.includes(value))
    await isAtRest.catch((error: unknown) => {
      // Who is not known any more is shown another page.
      if (form.getSnapshot().status === 'active') throw error
    })
  }
  const send = async (event: PartEvent) => {
    getPartActor().send(event)
    await waitUntilIdle()
  }
  const goOn = (label: string) => send({ type: 'field.left', field: findField(label) })
  const getPlace = () => getPartActor().getSnapshot().context.place
  return withoutScreen('applicationPart', {
    open: (place) => openSection(world, place),
    openFiles: () => openFilesBriefly(world),
    returnToPage: () => reopenSection(world),
    openInAnotherTab: () => reopenSection(world),
    write: async (label, text) => {
      const field = findField(label)
      getPartActor().send({ type: 'field.changed', field, value: valueOf(field, text) })
      if (findChoiceId(section(), field, text) !== null) await goOn(label)
    },
    goOn,
    goOnUnknown: goOn,
    pass: async (duration) => {
      await world.clock.pass(duration)
      await waitUntilIdle()
    },
    hold: heldConnection.hold,
    lose: heldConnection.lose,
    loseAnswer: heldConnection.loseAnswer,
    tryAgain: () => send({ type: 'save.requested' }),
    choose: (which) => send({ type: which === 'here' ? 'ownVersion.chosen' : 'newerVersion.chosen' }),
    undo: () => send({ type: 'undo.requested' }),
    elsewhere: {
      write: async (label, text) => {
        const field = findField(label)
        await sectionPage(world).elsewhere.write(section(), getPlace().entry, { [field]: valueOf(field, text) })
      },
      remove: () => sectionPage(world).elsewhere.remove(section(), getPlace().entry),
      forget: () => sectionPage(world).elsewhere.forget(section(), getPlace().entry),
    },
    events,
    states,
    shows: {
      field: async (label) => String(getPartActor().getSnapshot().context.values[findField(label)] ?? ''),
      said: async () => {
        const snapshot = getPartActor().getSnapshot()
        const { told, note } = snapshot.context
        return [...messages(snapshot), told?.title, told?.message, note?.title, note?.message].filter(Boolean).join(' ')
      },
      kept: async (label) => {
        const parts = await sectionPage(world).elsewhere.parts(section())
        const found = parts.find(({ Entry }) => Entry === getPlace().entry)
        return found ? String(found.Values[findField(label)] ?? '') : null
      },
      onDevice: async () => (await world.device.entry(partsStorageKey).read()) ?? '',
    },
  })
}
