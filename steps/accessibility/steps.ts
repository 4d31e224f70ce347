import { Given, Then, When } from '@cucumber/cucumber'
import { accessibilityMachine } from '#machines/accessibility.machine.ts'
import { options, type AccessibilityJourney, type Choice } from './journey.ts'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'
import { quoted } from '../harness/quoted.ts'

defineStates('accessibilityState', accessibilityMachine)

/** The choice that an option of a group stands for, in the words of the dialog. */
function choiceOf(label: string, legend: string | null): Choice {
  const found = options.find(([group, option]) => group === legend && option === label)
  if (!found) throw new Error(`The dialog offers no "${label}" under "${legend}".`)
  const [, , setting, value] = found
  return { setting, value } as Choice
}

async function choose({ events }: AccessibilityJourney, label: string, legend: string | null) {
  await events['option.chosen']({ type: 'option.chosen', ...choiceOf(label, legend) } as never)
}

const noWishes = { lessMotion: false, moreContrast: false, ownColours: false }

const wishes = {
  'reduced motion': { ...noWishes, lessMotion: true },
  'more contrast': { ...noWishes, moreContrast: true },
} as const

Given('{person} is reading the site', async function (this: SiteWorld, person: Person) {
  await person.accessibility.start()
})

When(
  /^([A-Z]\w+) (?:chooses|has chosen) "([^"]*)"(?: under "([^"]*)")?$/,
  async function (this: SiteWorld, person: Person, label: string, legend: string | null) {
    await choose(person.accessibility, label, legend)
  },
)

When('{person} goes back to the default of {string}', async function (this: SiteWorld, person: Person, legend: string) {
  const [, label = ''] = options.find(([group]) => group === legend) ?? []
  await person.accessibility.chooseDefault(choiceOf(label, legend))
})

When('{person} resets the settings', async function (this: SiteWorld, person: Person) {
  await person.accessibility.events['settings.reset']({ type: 'settings.reset' })
})

When("{person}'s system asks for {}", async function (this: SiteWorld, person: Person, wish: keyof typeof wishes) {
  const { events } = person.accessibility
  await events['system.changed']({ type: 'system.changed', wishes: wishes[wish] })
})

When("{person}'s system no longer asks for anything", async function (this: SiteWorld, person: Person) {
  const { events } = person.accessibility
  await events['system.changed']({ type: 'system.changed', wishes: noWishes })
})

When('{person} reads the site on another day', async function (this: SiteWorld, person: Person) {
  await person.accessibility.comeBack()
})

Given(
  /^"(.*)" is stored where ([A-Z]\w+)'s settings are kept$/,
  async function (this: SiteWorld, stored: string, person: Person) {
    await person.accessibility.device.write(stored)
  },
)

Given(/^there is no room where ([A-Z]\w+)'s settings are kept$/, async function (this: SiteWorld, person: Person) {
  await person.accessibility.device.fill()
})

Then('{accessibilityState}', async function (this: SiteWorld, state: keyof AccessibilityJourney['states']) {
  await this.lastNamed.accessibility.states[state]()
})

Then(/^the page shows (.*)$/, async function (this: SiteWorld, list: string) {
  const labels = quoted(list)
  const { shows } = this.lastNamed.accessibility
  await sees(async () => [...(await shows.options())].sort(), labels.toSorted())
})

Then(
  /^([A-Z]\w+)'s device keeps the settings "(.*)"$/,
  async function (this: SiteWorld, person: Person, stored: string) {
    await sees(person.accessibility.device.read, stored)
  },
)

When(
  '{person} chooses a scale of 105% and unsets it with the keyboard alone',
  async function (this: SiteWorld, person: Person) {
    await person.accessibility.chooseWithKeyboard()
  },
)

Given('{person} is reading the home page', async function (this: SiteWorld, person: Person) {
  await person.accessibility.goHome()
})

When('{person} points {int} px down the screen', async function (this: SiteWorld, person: Person, down: number) {
  await person.accessibility.pointAt(down)
})

When('{person} reaches {string} with the keyboard', async function (this: SiteWorld, person: Person, link: string) {
  await person.accessibility.reachWithKeyboard(link)
})

Then(
  /^the reading (guide|focus) is (\d+) px down the screen$/,
  async function (this: SiteWorld, aid: 'guide' | 'focus', down: string) {
    const { shows } = this.lastNamed.accessibility
    await sees(async () => Math.abs((await shows.aidAt(aid)) - Number(down)) <= 1, true)
  },
)

Then(
  /^the reading (guide|focus) is level with "([^"]*)"$/,
  async function (this: SiteWorld, aid: 'guide' | 'focus', link: string) {
    const { shows } = this.lastNamed.accessibility
    await sees(async () => Math.abs((await shows.aidAt(aid)) - (await shows.linkAt(link))) <= 1, true)
  },
)

Then('{person} sees {int} pictures and films', async function (this: SiteWorld, person: Person, count: number) {
  await sees(person.accessibility.shows.pictures, count)
})

Then(/^(\d+) films? plays? by (?:itself|themselves)$/, async function (this: SiteWorld, count: string) {
  await sees(this.lastNamed.accessibility.shows.films, Number(count))
})

Then('nothing on the page is animated', async function (this: SiteWorld) {
  await sees(this.lastNamed.accessibility.shows.animated, 0)
})
