import { Given, Then, When } from '@cucumber/cucumber'
import { accessibilityMachine } from '#machines/accessibility.machine.ts'
import { options, type AccessibilityJourney, type Choice } from './journey.ts'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('accessibilityState', accessibilityMachine)

const settingsOf = async (world: SiteWorld, name = 'Ada'): Promise<AccessibilityJourney> =>
  (await world.person(name)).accessibility

/** The choice that an option of a group stands for, in the words of the dialog. */
function choiceOf(label: string, legend: string | null): Choice {
  const found = options.find(([group, option]) => group === legend && option === label)
  if (!found) throw new Error(`The dialog offers no "${label}" under "${legend}".`)
  const [, , setting, value] = found
  return { setting, value } as Choice
}

async function choose(world: SiteWorld, name: string, label: string, legend: string | null) {
  const { events } = await settingsOf(world, name)
  await events['option.chosen']({ type: 'option.chosen', ...choiceOf(label, legend) } as never)
}

const noWishes = { lessMotion: false, moreContrast: false, ownColours: false }

const wishes = {
  'reduced motion': { ...noWishes, lessMotion: true },
  'more contrast': { ...noWishes, moreContrast: true },
} as const

Given('{word} is reading the site', async function (this: SiteWorld, name: string) {
  await (await settingsOf(this, name)).start()
})

When(
  /^(\w+) (?:chooses|has chosen) "([^"]*)"(?: under "([^"]*)")?$/,
  async function (this: SiteWorld, name: string, label: string, legend: string | null) {
    await choose(this, name, label, legend)
  },
)

When('{word} goes back to the default of {string}', async function (this: SiteWorld, name: string, legend: string) {
  const [, label = ''] = options.find(([group]) => group === legend) ?? []
  await (await settingsOf(this, name)).chooseDefault(choiceOf(label, legend))
})

When('{word} resets the settings', async function (this: SiteWorld, name: string) {
  await (await settingsOf(this, name)).events['settings.reset']({ type: 'settings.reset' })
})

When("{word}'s system asks for {}", async function (this: SiteWorld, name: string, wish: keyof typeof wishes) {
  const { events } = await settingsOf(this, name)
  await events['system.changed']({ type: 'system.changed', wishes: wishes[wish] })
})

When("{word}'s system no longer asks for anything", async function (this: SiteWorld, name: string) {
  const { events } = await settingsOf(this, name)
  await events['system.changed']({ type: 'system.changed', wishes: noWishes })
})

When('{word} reads the site on another day', async function (this: SiteWorld, name: string) {
  await (await settingsOf(this, name)).comeBack()
})

Given(
  /^"(.*)" is stored where (\w+)'s settings are kept$/,
  async function (this: SiteWorld, stored: string, name: string) {
    await (await settingsOf(this, name)).device.write(stored)
  },
)

Given(/^there is no room where (\w+)'s settings are kept$/, async function (this: SiteWorld, name: string) {
  await (await settingsOf(this, name)).device.fill()
})

Then('{accessibilityState}', async function (this: SiteWorld, state: keyof AccessibilityJourney['states']) {
  await (await settingsOf(this)).states[state]()
})

Then(/^the page shows (.*)$/, async function (this: SiteWorld, list: string) {
  const labels = [...list.matchAll(/"([^"]*)"/g)].map(([, label = '']) => label)
  const { shows } = await settingsOf(this)
  await sees(async () => [...(await shows.options())].sort(), labels.sort())
})

Then(/^(\w+)'s device keeps the settings "(.*)"$/, async function (this: SiteWorld, name: string, stored: string) {
  await sees((await settingsOf(this, name)).device.read, stored)
})

When(
  '{word} chooses a scale of 105% and unsets it with the keyboard alone',
  async function (this: SiteWorld, name: string) {
    await (await settingsOf(this, name)).chooseWithKeyboard()
  },
)

Given('{word} is reading the home page', async function (this: SiteWorld, name: string) {
  await (await settingsOf(this, name)).goHome()
})

When('{word} points {int} px down the screen', async function (this: SiteWorld, name: string, down: number) {
  await (await settingsOf(this, name)).pointAt(down)
})

When('{word} reaches {string} with the keyboard', async function (this: SiteWorld, name: string, link: string) {
  await (await settingsOf(this, name)).reachWithKeyboard(link)
})

Then(
  /^the reading (guide|focus) is (\d+) px down the screen$/,
  async function (this: SiteWorld, aid: 'guide' | 'focus', down: string) {
    const { shows } = await settingsOf(this)
    await sees(async () => Math.abs((await shows.aidAt(aid)) - Number(down)) <= 1, true)
  },
)

Then(
  /^the reading (guide|focus) is level with "([^"]*)"$/,
  async function (this: SiteWorld, aid: 'guide' | 'focus', link: string) {
    const { shows } = await settingsOf(this)
    await sees(async () => Math.abs((await shows.aidAt(aid)) - (await shows.linkAt(link))) <= 1, true)
  },
)

Then('{word} sees {int} pictures and films', async function (this: SiteWorld, name: string, count: number) {
  await sees((await settingsOf(this, name)).shows.pictures, count)
})

Then(/^(\d+) films? plays? by (?:itself|themselves)$/, async function (this: SiteWorld, count: string) {
  await sees((await settingsOf(this)).shows.films, Number(count))
})

Then('nothing on the page is animated', async function (this: SiteWorld) {
  await sees((await settingsOf(this)).shows.animated, 0)
})
