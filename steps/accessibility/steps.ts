import { Given, Then, When, world, quoted } from '../harness/cucumber.ts'
import { accessibilityMachine } from '#machines/accessibility.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import { options, type Choice } from './options.ts'
import type { AccessibilityJourney } from './browser.ts'

defineStates('accessibilityState', accessibilityMachine)

function getChoice(label: string, legend: string | null): Choice {
  const found = options.find(([group, option]) => group === legend && option === label)
  if (!found) throw new Error(`The dialog offers no "${label}" under "${legend}".`)
  const [, , setting, value] = found
  return { setting, value } as Choice
}

async function choose({ events }: AccessibilityJourney, label: string, legend: string | null) {
  await events['option.chosen']({ type: 'option.chosen', ...getChoice(label, legend) } as never)
}

const noSystemPreferences = { lessMotion: false, moreContrast: false, ownColours: false }

const wishes = {
  'reduced motion': { ...noSystemPreferences, lessMotion: true },
  'more contrast': { ...noSystemPreferences, moreContrast: true },
} as const

Given('{person} is reading the site', ({ accessibility }) => accessibility.start())
When(
  /^([A-Z]\w+) (?:chooses|has chosen) "([^"]*)"(?: under "([^"]*)")?$/,
  ({ accessibility }: Person, label: string, legend: string | null) => choose(accessibility, label, legend),
)

When('{person} chooses {string} under {string} in another tab', ({ accessibility }, label, legend) =>
  accessibility.chooseInAnotherTab(getChoice(label, legend)),
)
When('{person} goes back to the default of {string}', async ({ accessibility }, legend) => {
  const [, label = ''] = options.find(([group]) => group === legend) ?? []
  await accessibility.chooseDefault(getChoice(label, legend))
})

When('{person} resets the settings', ({ accessibility }) =>
  accessibility.events['settings.reset']({ type: 'settings.reset' }),
)
When("{person}'s system asks for {}", ({ accessibility }, wish: keyof typeof wishes) =>
  accessibility.events['system.changed']({ type: 'system.changed', wishes: wishes[wish] }),
)
When("{person}'s system no longer asks for anything", ({ accessibility }) =>
  accessibility.events['system.changed']({ type: 'system.changed', wishes: noSystemPreferences }),
)
When('{person} reads the site on another day', ({ accessibility }) => accessibility.returnToPage())
Given(/^"(.*)" is stored where ([A-Z]\w+)'s settings are kept$/, (stored: string, { accessibility }: Person) =>
  accessibility.device.write(stored),
)
Given(/^there is no room where ([A-Z]\w+)'s settings are kept$/, ({ accessibility }: Person) =>
  accessibility.device.fill(),
)

Then('{accessibilityState}', reachesState('accessibility'))

Then(/^the page shows (.*)$/, async (list: string) => {
  const labels = quoted(list)
  const { shows } = world.lastNamed.accessibility
  await sees(async () => [...(await shows.options())].sort(), labels.toSorted())
})

Then(/^([A-Z]\w+)'s device keeps the settings "(.*)"$/, ({ accessibility }: Person, stored: string) =>
  sees(accessibility.device.read, stored),
)

When('{person} chooses a scale of 105% and unsets it with the keyboard alone', ({ accessibility }) =>
  accessibility.chooseWithKeyboard(),
)
Given('{person} is reading the home page', ({ accessibility }) => accessibility.goHome())
When('{person} points {int} px down the screen', ({ accessibility }, offsetY) => accessibility.movePointer(offsetY))
When('{person} reaches {string} with the keyboard', ({ accessibility }, link) => accessibility.reachWithKeyboard(link))

Then(/^the reading (guide|focus) is (\d+) px down the screen$/, (aid: 'guide' | 'focus', offsetY: string) =>
  sees(
    async () => Math.abs((await world.lastNamed.accessibility.shows.readingAidTop(aid)) - Number(offsetY)) <= 1,
    true,
  ),
)

Then(/^the reading (guide|focus) is level with "([^"]*)"$/, async (aid: 'guide' | 'focus', link: string) => {
  const { shows } = world.lastNamed.accessibility
  await sees(async () => Math.abs((await shows.readingAidTop(aid)) - (await shows.linkTop(link))) <= 1, true)
})

Then('{person} sees {int} pictures and films', ({ accessibility }, count) => sees(accessibility.shows.pictures, count))
Then(/^(\d+) films? plays? by (?:itself|themselves)$/, (count: string) =>
  sees(world.lastNamed.accessibility.shows.films, Number(count)),
)
Then('nothing on the page is animated', () => sees(world.lastNamed.accessibility.shows.animated, 0))
