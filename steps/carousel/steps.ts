import assert from 'node:assert/strict'
import { Given, Then, When } from '../harness/cucumber.ts'
import { carouselMachine } from '#machines/carousel.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import { summarizeTitles } from '../job-search/listing.ts'
import type { Person } from '../harness/person.ts'
import type { CarouselJourney, FeaturedPage } from './browser.ts'

defineStates('carouselState', carouselMachine)

Given('{person} is at the top of careers home', ({ carousel }) => carousel.open())
Given(/^([A-Z]\w+) (?:reads|is reading) the quotes$/, ({ carousel }: Person) =>
  carousel.events['carousel.shown']({ type: 'carousel.shown' }),
)
Given(
  /^([A-Z]\w+) is reading the featured jobs of (careers home|current opportunities)$/,
  ({ carousel }: Person, page: FeaturedPage) => carousel.openFeatured(page),
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
  When(`{person} ${words}`, ({ carousel }: Person) => act(carousel.events))

When('{person} chooses quote {int}', ({ carousel }, number) =>
  carousel.events['slide.chosen']({ type: 'slide.chosen', index: number - 1 }),
)
When('{int} seconds go by for {person}', (seconds, { carousel }) => carousel.watchCarousel(seconds * 1_000))
When('{person} uses {string} with the keyboard', ({ carousel }, control) => carousel.focusWithKeyboard(control))
When('{person} swipes to the next quote', ({ carousel }) => carousel.swipe())

Then('{carouselState}', reachesState('carousel'))
Then('{person} reads quote {string}', ({ carousel }, slide) => sees(carousel.shows.slide, slide))
Then('{person} reads the featured jobs {string} to {string}', ({ carousel: { shows } }, first, last) =>
  sees(
    async () => summarizeTitles(await shows.featured()),
    [Number(last.match(/\d+$/)?.[0]) - Number(first.match(/\d+$/)?.[0]) + 1, first, last],
  ),
)
Then('the keyboard leads {person} through {string}', async ({ carousel }, names) =>
  assert.equal((await carousel.tabThrough()).join(', '), names),
)
Then('a screen reader announces each new quote to {person}', ({ carousel }) => sees(carousel.shows.live, 'polite'))
Then('a screen reader leaves {person} alone', ({ carousel }) => sees(carousel.shows.live, 'off'))
