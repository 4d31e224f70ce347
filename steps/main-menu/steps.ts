import { Given, Then, When } from '@cucumber/cucumber'
import { mainMenuMachine } from '#machines/main-menu.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import type { MainMenuJourney } from './journey.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('mainMenuState', mainMenuMachine)

const menuOf = async (world: SiteWorld, name = 'Ada') => (await world.person(name)).mainMenu

Given('{word} is reading a page', async function (this: SiteWorld, name: string) {
  await (await menuOf(this, name)).start()
})

Given('{word} has unfolded the menu on her phone', async function (this: SiteWorld, name: string) {
  const menu = await menuOf(this, name)
  await menu.start()
  await menu.unfold()
})

When(
  /^(\w+) (?:asks|has asked) for the group "([^"]*)"$/,
  async function (this: SiteWorld, name: string, group: string) {
    await (await menuOf(this, name)).events['group.pressed']({ type: 'group.pressed', group })
  },
)

When(
  /^(\w+) (?:rests|has rested) the mouse on "([^"]*)"(?: for (\d+) ms)?$/,
  async function (this: SiteWorld, name: string, group: string, duration: string | null) {
    const menu = await menuOf(this, name)
    await menu.events['pointer.entered']({ type: 'pointer.entered', group })
    if (duration !== null) await menu.pass(Number(duration))
  },
)

When(
  /^(\w+) (?:takes|has taken) the mouse away(?: for (\d+) ms)?$/,
  async function (this: SiteWorld, name: string, duration: string | null) {
    const menu = await menuOf(this, name)
    await menu.events['pointer.left']({ type: 'pointer.left' })
    if (duration !== null) await menu.pass(Number(duration))
  },
)

When('{word} dismisses the menu', async function (this: SiteWorld, name: string) {
  await (await menuOf(this, name)).events.escaped({ type: 'escaped' })
})

When('{word} turns to the page', async function (this: SiteWorld, name: string) {
  await (await menuOf(this, name)).events['menu.left']({ type: 'menu.left' })
})

Then('{mainMenuState}', async function (this: SiteWorld, state: keyof MainMenuJourney['states']) {
  await (await menuOf(this)).states[state]()
})

Then(/^(?:only )?the entries of "([^"]*)" show$/, async function (this: SiteWorld, group: string) {
  await sees((await menuOf(this)).shows.group, group)
})
