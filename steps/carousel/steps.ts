import { Given, Then, When } from '@cucumber/cucumber'
import { carouselMachine } from '#machines/carousel.machine.ts'
import assert from 'node:assert/strict'
import type { CarouselJourney } from './journey.ts'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('carouselState', carouselMachine)

const quotesOf = async (world: SiteWorld, name = 'Ada'): Promise<CarouselJourney> => (await world.person(name)).carousel

Given('{word} is at the top of careers home', async function (this: SiteWorld, name: string) {
  await (await quotesOf(this, name)).open()
})

Given(/^(\w+) (?:reads|is reading) the quotes$/, async function (this: SiteWorld, name: string) {
  const quotes = await quotesOf(this, name)
  await quotes.events['carousel.seen']({ type: 'carousel.seen' })
})

type Verbs = CarouselJourney['events']

const deeds: Readonly<Record<string, (verbs: Verbs) => Promise<void>>> = {
  'rests the pointer on the quotes': (verbs) => verbs['pointer.entered']({ type: 'pointer.entered' }),
  'takes the pointer away': (verbs) => verbs['pointer.left']({ type: 'pointer.left' }),
  'looks at another tab': (verbs) => verbs['tab.changed']({ type: 'tab.changed', isHidden: true }),
  'comes back to this tab': (verbs) => verbs['tab.changed']({ type: 'tab.changed', isHidden: false }),
  'reaches the quotes with the keyboard': (verbs) => verbs['focus.entered']({ type: 'focus.entered' }),
  'stops the quotes': (verbs) => verbs['rotation.stopped']({ type: 'rotation.stopped' }),
  'starts the quotes': (verbs) => verbs['rotation.started']({ type: 'rotation.started' }),
  'asks for the previous quote': (verbs) => verbs['slide.turned']({ type: 'slide.turned', by: -1 }),
  'stops all animations': (verbs) => verbs['autoplay.changed']({ type: 'autoplay.changed', isAllowed: false }),
}

for (const [words, deed] of Object.entries(deeds))
  When(`{word} ${words}`, async function (this: SiteWorld, name: string) {
    await deed((await quotesOf(this, name)).events)
  })

When('{word} chooses quote {int}', async function (this: SiteWorld, name: string, number: number) {
  const quotes = await quotesOf(this, name)
  await quotes.events['slide.chosen']({ type: 'slide.chosen', index: number - 1 })
})

When('{int} seconds go by for {word}', async function (this: SiteWorld, seconds: number, name: string) {
  await (await quotesOf(this, name)).lookOn(seconds * 1_000)
})

When('{word} uses {string} with the keyboard', async function (this: SiteWorld, name: string, control: string) {
  await (await quotesOf(this, name)).useKeyboardOn(control)
})

When('{word} swipes to the next quote', async function (this: SiteWorld, name: string) {
  await (await quotesOf(this, name)).swipe()
})

Then('{carouselState}', async function (this: SiteWorld, state: keyof CarouselJourney['states']) {
  await (await quotesOf(this)).states[state]()
})

Then('{word} reads quote {string}', async function (this: SiteWorld, name: string, slide: string) {
  await sees((await quotesOf(this, name)).shows.slide, slide)
})

Then('the keyboard leads {word} through {string}', async function (this: SiteWorld, name: string, names: string) {
  assert.equal((await (await quotesOf(this, name)).tabThrough()).join(', '), names)
})

Then('a screen reader announces each new quote to {word}', async function (this: SiteWorld, name: string) {
  await sees((await quotesOf(this, name)).shows.live, 'polite')
})

Then('a screen reader leaves {word} alone', async function (this: SiteWorld, name: string) {
  await sees((await quotesOf(this, name)).shows.live, 'off')
})
