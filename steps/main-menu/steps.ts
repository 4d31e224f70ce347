import { Given, Then, When } from '@cucumber/cucumber'
import { mainMenuMachine } from '#machines/main-menu.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import type { MainMenuJourney } from './journey.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('mainMenuState', mainMenuMachine)

Given('{person} is reading a page', async function (this: SiteWorld, person: Person) {
  await person.mainMenu.start()
})

Given('{person} has unfolded the menu on her phone', async function (this: SiteWorld, person: Person) {
  const menu = person.mainMenu
  await menu.start()
  await menu.unfold()
})

When(
  /^([A-Z]\w+) (?:asks|has asked) for the group "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, group: string) {
    await person.mainMenu.events['group.pressed']({ type: 'group.pressed', group })
  },
)

When(
  /^([A-Z]\w+) (?:rests|has rested) the mouse on "([^"]*)"(?: for (\d+) ms)?$/,
  async function (this: SiteWorld, person: Person, group: string, duration: string | null) {
    const menu = person.mainMenu
    await menu.events['pointer.entered']({ type: 'pointer.entered', group })
    if (duration !== null) await menu.pass(Number(duration))
  },
)

When(
  /^([A-Z]\w+) (?:takes|has taken) the mouse away(?: for (\d+) ms)?$/,
  async function (this: SiteWorld, person: Person, duration: string | null) {
    const menu = person.mainMenu
    await menu.events['pointer.left']({ type: 'pointer.left' })
    if (duration !== null) await menu.pass(Number(duration))
  },
)

When('{person} dismisses the menu', async function (this: SiteWorld, person: Person) {
  await person.mainMenu.events.escaped({ type: 'escaped' })
})

When('{person} turns to the page', async function (this: SiteWorld, person: Person) {
  await person.mainMenu.events['menu.left']({ type: 'menu.left' })
})

Then('{mainMenuState}', async function (this: SiteWorld, state: keyof MainMenuJourney['states']) {
  await this.lastNamed.mainMenu.states[state]()
})

Then(/^(?:only )?the entries of "([^"]*)" show$/, async function (this: SiteWorld, group: string) {
  await sees(this.lastNamed.mainMenu.shows.group, group)
})
