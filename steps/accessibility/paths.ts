import { accessibilityMachine } from '#machines/accessibility.machine.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import type { SnapshotFrom } from 'xstate'
import { noContent } from '../worlds/content.ts'
import { testPaths } from '../harness/test-paths.ts'
import { sees } from '../harness/sees.ts'
import { getOption } from './options.ts'
import type { AccessibilityJourney } from './browser.ts'

const systemPreferences = { lessMotion: false, moreContrast: false, ownColours: false }

const coverage = coverTransitions(accessibilityMachine, {
  starts: { 'current opportunities': undefined },
  events: [
    { type: 'system.changed', wishes: { ...systemPreferences, lessMotion: true, moreContrast: true } },
    { type: 'option.chosen', setting: 'font', value: 'serif' },
    { type: 'option.chosen', setting: 'hideImages', value: true },
    { type: 'device.changed', stored: '{"scale":110,"contrast":"sepia"}' },
    { type: 'device.changed', stored: '[1' },
    { type: 'device.refused' },
    { type: 'settings.reset' },
    { type: 'system.changed', wishes: systemPreferences },
  ],
  key: ({ value, context }) => JSON.stringify([value, context.settings, context.system, context.device]),
})

const checkView =
  ({ shows }: AccessibilityJourney) =>
  async ({ settings, system }: SnapshotFrom<typeof accessibilityMachine>['context']) => {
    const expected = {
      ...(system?.moreContrast && { contrast: 'highContrast' }),
      ...settings,
      ...(system?.lessMotion && { stopAnimations: true }),
    }
    await sees(
      async () => [...(await shows.options())].sort(),
      Object.entries(expected)
        .map(([setting, value]) => getOption({ setting, value })[1])
        .sort(),
    )
  }

testPaths({
  name: 'accessibility settings',
  cover: coverage,
  content: noContent,
  journeys: ['accessibility'],
  createViewCheck: checkView,
})
