import { accessibilityMachine, type AccessibilityEvent } from '#machines/accessibility.machine.ts'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import { getOption } from './options.ts'
import type { AccessibilityJourney } from './browser.ts'

export function accessibilityInMemory(world: MemoryWorld): AccessibilityJourney {
  const device = world.device.entry('accessibility_settings')
  const actor = () => world.site.actors.accessibility
  const { events, states } = journeyInMemory(accessibilityMachine, actor)
  const load = async () => world.open('/careers/open')
  return withoutScreen('accessibility', {
    device,
    start: load,
    returnToPage: load,
    chooseInAnotherTab: async (choice) =>
      world.openBeside().actors.accessibility.send({ type: 'option.chosen', ...choice } as AccessibilityEvent),
    goHome: async () => world.view.follow('/home'),
    chooseDefault: async ({ setting }) => actor().send({ type: 'option.chosen', setting, value: null }),
    events: {
      ...events,
      'device.changed': ({ stored }) => device.write(stored),
      'device.refused': async () => {
        await device.fill()
        actor().send({ type: 'option.chosen', setting: 'readingGuide', value: true })
        actor().send({ type: 'option.chosen', setting: 'readingGuide', value: true })
      },
      'system.changed': async ({ wishes }) => world.signals.wish(wishes),
    },
    states,
    shows: {
      options: async () =>
        Object.entries(world.view.appliedSettings()).map(([setting, value]) => getOption({ setting, value })[1]),
    },
  })
}
