import type { applicationFormMachine } from '#machines/application-form.machine.ts'
import type { applicationPartMachine } from '#machines/application-part.machine.ts'
import type { entryListMachine } from '#machines/entry-list.machine.ts'
import { createApplicationFormFlow } from '#site/application-form.ts'
import { applyInput } from '#site/apply-input.ts'
import { createApplyFlow } from '#site/apply.ts'
import { waitFor, type ActorRefFrom } from 'xstate'
import type { MemoryWorld } from '../worlds/memory.ts'
import { secondDevice, type SecondDevice } from './second-device.ts'
import { formAddress } from '../application-form/form-fields.ts'
import type { FormPlace } from './page-in-browser.ts'

type Page = {
  readonly form: ActorRefFrom<typeof applicationFormMachine>
  readonly place: FormPlace
  readonly elsewhere: SecondDevice
}

const pages = new WeakMap<MemoryWorld, Page>()

export function sectionPage(world: MemoryWorld): Page {
  const page = pages.get(world)
  if (!page) throw new Error('Nobody has gone to a section of a form.')
  return page
}

async function show(world: MemoryWorld, place: FormPlace, elsewhere: SecondDevice) {
  const { pathname, search } = world.view.port.place()
  const { id } = applyInput(world.site, `${pathname}${search}`)
  world.runForPerson(createApplicationFormFlow, { id, hasSsnQuestion: false }, (form) => {
    pages.set(world, { form, place, elsewhere })
  })
  await waitFor(sectionPage(world).form, (snapshot) => snapshot.matches('writing'))
}

export async function openSection(world: MemoryWorld, place: FormPlace): Promise<void> {
  const { owner, job, section } = place
  const send = (operations: Parameters<typeof world.direct.transact>[0], token?: string) =>
    world.direct.transact(operations, token === undefined ? {} : { token })
  const elsewhere = secondDevice(send, owner, job)
  await elsewhere.begin()
  world.view.follow(formAddress(job, section))
  await show(world, place, elsewhere)
}

export async function openFilesBriefly(world: MemoryWorld): Promise<void> {
  const { place } = sectionPage(world)
  world.view.follow(formAddress(place.job, 'attachments'))
  world.run(createApplyFlow, { id: place.job }).stop()
  world.view.follow(formAddress(place.job, place.section))
}

export async function reopenSection(world: MemoryWorld): Promise<void> {
  const { place, elsewhere } = sectionPage(world)
  world.prepareInNewTab('/home')
  world.open(formAddress(place.job, place.section))
  await waitFor(world.site.actors.session, (snapshot) => snapshot.hasTag('signedIn'))
  await show(world, place, elsewhere)
}

const written = (world: MemoryWorld) => {
  const { form, place } = sectionPage(world)
  const found = form.getSnapshot().context.written.find(({ section }) => section === place.section)
  if (!found) throw new Error('There is no such section.')
  return found
}

export function getEntryListRef(world: MemoryWorld): ActorRefFrom<typeof entryListMachine> {
  const found = written(world)
  if (!found.isList) throw new Error('This section is no list.')
  return found.ref
}

export function getPartRef(world: MemoryWorld): ActorRefFrom<typeof applicationPartMachine> {
  const found = written(world)
  if (!found.isList) return found.ref
  const ref = found.ref.getSnapshot().context.entries.at(-1)?.ref
  if (!ref) throw new Error('The list has no entry.')
  return ref
}
