import { Given, Then, When, world } from '../harness/cucumber.ts'
import type { Person } from '../harness/person.ts'

Given("{person}'s device shows no animations", ({ fireworks }) => fireworks.wishStillness(true))
When(/^([A-Z]\w+) (?:comes|has come) to celebrate$/, ({ fireworks }: Person) => fireworks.open('c=anniversary'))
When('{person} comes to the page about the firm with {string}', ({ fireworks }, query) => fireworks.open(query))
When('{person} follows the link to the anniversary on the home page', ({ fireworks }) => fireworks.followPromo())
When(/^([A-Z]\w+) (?:watches|has watched) for ([\d.]+) seconds$/, ({ fireworks }: Person, seconds: string) =>
  fireworks.watch(Number(seconds) * 1_000),
)
When(/^([A-Z]\w+) (?:stops|has stopped) the fireworks$/, ({ fireworks }: Person) => fireworks.stop())
When('{person} stops them with Escape', ({ fireworks }) => fireworks.pressEscape())
When('{person} lights the fireworks again', ({ fireworks }) => fireworks.light())
When(/^([A-Z]\w+)'s device (?:stops|has stopped) showing animations$/, ({ fireworks }: Person) =>
  fireworks.wishStillness(true),
)
When("{person}'s device shows animations again", ({ fireworks }) => fireworks.wishStillness(false))

Then('the fireworks have not begun', () => world.lastNamed.fireworks.shows.noFireworks())
Then('the fireworks are going off', () => world.lastNamed.fireworks.shows.fireworks())
Then('the fireworks are over', () => world.lastNamed.fireworks.shows.end())
Then('nothing moves, so there are no fireworks', () => world.lastNamed.fireworks.shows.stillness())
