import { leavePageMachine } from '#machines/leave-page.machine.ts'
import type { formMachine } from '#machines/form.machine.ts'
import { createMessageFormFlow } from '#site/form.ts'
import type { ActorRefFrom } from 'xstate'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import { sheets } from '../form/form-page-objects.ts'
import { toFormValues, toLabelledValues } from '../form/values.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { LeavePageJourney } from './browser.ts'

export function leavePageInMemory(world: MemoryWorld): LeavePageJourney {
  const { connection } = world
  let form: ActorRefFrom<typeof formMachine>
  const { events, states } = journeyInMemory(leavePageMachine, () => world.site.actors.leavePage)
  const returnToPage = async () => {
    world.view.follow('/contact')
    form = world.run(createMessageFormFlow, { form: 'contact' })
    world.enter(world.site.actors.leavePage)
  }
  const open = async () => {
    world.open('/home')
    await returnToPage()
  }
  const written = () => toLabelledValues('contact', form.getSnapshot().context.values)
  const place = () => world.view.port.place()
  return withoutScreen('leavePage', {
    start: open,
    open,
    returnToPage,
    write: async (firstName) =>
      form.send({
        type: 'values.changed',
        values: toFormValues('contact', { ...written(), 'First Name': firstName }),
        field: 'FirstName',
      }),
    chooseOffice: async () => world.view.port.go('/contact?office=2', { replace: true }),
    goBack: async () => world.view.goBack(),
    reload: async () => {
      const asked = world.view.hasUnloadPrompt()
      if (!asked) await open()
      return asked
    },
    events: {
      ...events,
      'page.changed': async () => {
        if (place().pathname !== '/contact') await returnToPage()
        await connection.hold()
        form.send({ type: 'form.submitted', values: toFormValues('contact', sheets.contact.good) })
      },
      'page.unchanged': () => connection.release({ kind: 'passes' }),
      'leaving.requested': async ({ departure }) =>
        departure === 'sign out' ? world.site.signOut() : world.view.follow('/home'),
    },
    states,
    shows: {
      path: async () => place().pathname,
      written: async () => written()['First Name'] ?? '',
    },
  })
}
