import { leavePageMachine } from '#machines/leave-page.machine.ts'
import type { formMachine } from '#machines/form.machine.ts'
import { createMessageFormFlow } from '#site/form.ts'
import type { ActorRefFrom } from 'xstate'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import { pageObjects } from '../form/form-page-objects.ts'
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
  const getWrittenValues = () => toLabelledValues('contact', form.getSnapshot().context.values)
  const getLocation = () => world.view.port.place()
  return withoutScreen('leavePage', {
    start: open,
    open,
    returnToPage,
    write: async (firstName) =>
      form.send({
        type: 'values.changed',
        values: toFormValues('contact', { ...getWrittenValues(), 'First Name': firstName }),
        field: 'FirstName',
      }),
    chooseOffice: async () => world.view.port.go('/contact?office=2', { replace: true }),
    goBack: async () => world.view.goBack(),
    reload: async () => {
      const isPrompted = world.view.hasUnloadPrompt()
      if (!isPrompted) await open()
      return isPrompted
    },
    events: {
      ...events,
      'page.changed': async () => {
        if (getLocation().pathname !== '/contact') await returnToPage()
        await connection.hold()
        form.send({ type: 'form.submitted', values: toFormValues('contact', pageObjects.contact.good) })
      },
      'page.unchanged': () => connection.release({ kind: 'passes' }),
      'leaving.requested': async ({ departure }) =>
        departure === 'sign out' ? world.site.signOut() : world.view.follow('/home'),
    },
    states,
    shows: {
      path: async () => getLocation().pathname,
      written: async () => getWrittenValues()['First Name'] ?? '',
    },
  })
}
