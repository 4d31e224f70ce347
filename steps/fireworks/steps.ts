import { Given, Then, When } from '../harness/cucumber.ts'
import { fireworksMachine } from '#machines/fireworks.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'

defineStates('fireworksState', fireworksMachine)

Given("{person}'s device shows no animations", ({ fireworks }) => fireworks.wishStillness(true))
When(/^([A-Z]\w+) (?:comes|has come) to celebrate$/, ({ fireworks }: Person) => fireworks.open('c=anniversary'))
When('{person} comes to the page about the firm with {string}', ({ fireworks }, query) => fireworks.open(query))
When('{person} follows the link to the anniversary on the home page', ({ fireworks }) => fireworks.followPromo())
When(/^([A-Z]\w+) (?:watches|has watched) for ([\d.]+) seconds$/, ({ fireworks }: Person, seconds: string) =>
  fireworks.watch(Number(seconds) * 1_000),
)
When(/^([A-Z]\w+) (?:stops|has stopped) the fireworks$/, ({ fireworks }: Person) =>
  fireworks.events['stop.requested']({ type: 'stop.requested' }),
)
When('{person} stops them with Escape', ({ fireworks }) => fireworks.pressEscape())
When('{person} lights the fireworks again', ({ fireworks }) =>
  fireworks.events['restart.requested']({ type: 'restart.requested' }),
)
When(/^([A-Z]\w+)'s device (?:stops|has stopped) showing animations$/, ({ fireworks }: Person) =>
  fireworks.events['autoplay.changed']({ type: 'autoplay.changed', isAllowed: false }),
)
When("{person}'s device shows animations again", ({ fireworks }) =>
  fireworks.events['autoplay.changed']({ type: 'autoplay.changed', isAllowed: true }),
)

Then('{fireworksState}', reachesState('fireworks'))
