import { coverTransitions } from '#machines/cover.testing.ts'
import { mainMenuMachine } from '#machines/main-menu.machine.ts'
import type { SnapshotFrom } from 'xstate'
import { createJobsContent } from '../worlds/content.ts'
import { testPaths } from '../harness/test-paths.ts'
import { sees } from '../harness/sees.ts'
import type { MainMenuJourney } from './browser.ts'

const cover = coverTransitions(mainMenuMachine, {
  starts: { 'any page': undefined },
  events: [
    ...['Careers', 'About Us'].flatMap(
      (group) =>
        [
          { type: 'group.pressed', group },
          { type: 'pointer.entered', group },
        ] as const,
    ),
    { type: 'pointer.left' },
    { type: 'drawer.pressed' },
    { type: 'escaped' },
    { type: 'menu.left' },
    { type: 'xstate.after.hoverOpen.mainMenu.opening' },
    { type: 'xstate.after.hoverClose.mainMenu.closing' },
  ],
  key: ({ value, context }) => JSON.stringify([value, context]),
})

const checkView =
  ({ shows }: MainMenuJourney) =>
  (context: SnapshotFrom<typeof mainMenuMachine>['context']) =>
    sees(shows.group, context.group)

testPaths({
  name: 'main menu',
  cover,
  content: createJobsContent([]),
  journeys: ['mainMenu'],
  createViewCheck: checkView,
})
