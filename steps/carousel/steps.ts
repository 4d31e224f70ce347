import { Given, Then, When } from '@cucumber/cucumber'
import { carouselMachine } from '#machines/carousel.machine.ts'
import assert from 'node:assert/strict'
import type { CarouselJourney, FeaturedPage } from './journey.ts'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import { endsOf } from '../job-search/job-titles.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('carouselState', carouselMachine)

Given('{person} is at the top of careers home', async function (this: SiteWorld, person: Person) {
  await person.carousel.open()
})

Given(/^([A-Z]\w+) (?:reads|is reading) the quotes$/, async function (this: SiteWorld, person: Person) {
  const quotes = person.carousel
  await quotes.events['carousel.seen']({ type: 'carousel.seen' })
})

Given(
  /^([A-Z]\w+) is reading the featured jobs of (careers home|current opportunities)$/,
  async function (this: SiteWorld, person: Person, page: FeaturedPage) {
    await person.carousel.openFeatured(page)
  },
)

type Verbs = CarouselJourney['events']

const verbsByWords: Readonly<Record<string, (verbs: Verbs) => Promise<void>>> = {
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

for (const [words, act] of Object.entries(verbsByWords))
  When(`{person} ${words}`, async function (this: SiteWorld, person: Person) {
    await act(person.carousel.events)
  })

When('{person} chooses quote {int}', async function (this: SiteWorld, person: Person, number: number) {
  const quotes = person.carousel
  await quotes.events['slide.chosen']({ type: 'slide.chosen', index: number - 1 })
})

When('{int} seconds go by for {person}', async function (this: SiteWorld, seconds: number, person: Person) {
  await person.carousel.lookOn(seconds * 1_000)
})

When('{person} uses {string} with the keyboard', async function (this: SiteWorld, person: Person, control: string) {
  await person.carousel.useKeyboardOn(control)
})

When('{person} swipes to the next quote', async function (this: SiteWorld, person: Person) {
  await person.carousel.swipe()
})

Then('{carouselState}', async function (this: SiteWorld, state: keyof CarouselJourney['states']) {
  await this.lastNamed.carousel.states[state]()
})

Then('{person} reads quote {string}', async function (this: SiteWorld, person: Person, slide: string) {
  await sees(person.carousel.shows.slide, slide)
})

Then(
  '{person} reads the featured jobs {string} to {string}',
  async function (this: SiteWorld, person: Person, first: string, last: string) {
    const { shows } = person.carousel
    const count = Number(last.match(/\d+$/)?.[0]) - Number(first.match(/\d+$/)?.[0]) + 1
    await sees(async () => endsOf(await shows.featured()), [count, first, last])
  },
)

Then('the keyboard leads {person} through {string}', async function (this: SiteWorld, person: Person, names: string) {
  assert.equal((await person.carousel.tabThrough()).join(', '), names)
})

Then('a screen reader announces each new quote to {person}', async function (this: SiteWorld, person: Person) {
  await sees(person.carousel.shows.live, 'polite')
})

Then('a screen reader leaves {person} alone', async function (this: SiteWorld, person: Person) {
  await sees(person.carousel.shows.live, 'off')
})
