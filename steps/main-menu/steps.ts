import { Given, Then, When, world } from '../harness/cucumber.ts'
import { mainMenuMachine } from '#machines/main-menu.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'

defineStates('mainMenuState', mainMenuMachine)

Given('{person} is reading a page', ({ mainMenu }) => mainMenu.start())

Given('{person} has unfolded the menu on her phone', async ({ mainMenu }) => {
  await mainMenu.start()
  await mainMenu.unfold()
})

When(/^([A-Z]\w+) (?:asks|has asked) for the group "([^"]*)"$/, ({ mainMenu }: Person, group: string) =>
  mainMenu.events['group.pressed']({ type: 'group.pressed', group }),
)

When(
  /^([A-Z]\w+) (?:rests|has rested) the mouse on "([^"]*)"(?: for (\d+) ms)?$/,
  async ({ mainMenu }: Person, group: string, duration: string | null) => {
    await mainMenu.events['pointer.entered']({ type: 'pointer.entered', group })
    if (duration !== null) await mainMenu.pass(Number(duration))
  },
)

When(
  /^([A-Z]\w+) (?:takes|has taken) the mouse away(?: for (\d+) ms)?$/,
  async ({ mainMenu }: Person, duration: string | null) => {
    await mainMenu.events['pointer.left']({ type: 'pointer.left' })
    if (duration !== null) await mainMenu.pass(Number(duration))
  },
)

When('{person} dismisses the menu', ({ mainMenu }) => mainMenu.events.escaped({ type: 'escaped' }))
When('{person} turns to the page', ({ mainMenu }) => mainMenu.events['menu.left']({ type: 'menu.left' }))

Then('{mainMenuState}', reachesState('mainMenu'))
Then(/^(?:only )?the entries of "([^"]*)" show$/, (group: string) => sees(world.lastNamed.mainMenu.shows.group, group))
