import { Given, Then, When, world } from '../harness/cucumber.ts'
import { feedTitles } from '#content/social.ts'
import type { FeedName } from '#contract/site-settings.ts'
import { socialFeedsMachine } from '#machines/social-feeds.machine.ts'
import assert from 'node:assert/strict'
import { defineStates, reachesState } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'

defineStates('socialFeedsState', socialFeedsMachine)

const names = Object.keys(feedTitles) as ReadonlyArray<FeedName>

function findFeedByTitle(title: string): FeedName {
  const found = names.find((name) => feedTitles[name] === title)
  assert.ok(found, `No feed is called "${title}".`)
  return found
}

const findFeedsByTitle = (titles: string) => titles.split(', ').filter(Boolean).map(findFeedByTitle)

async function load(feeds: ReadonlyArray<FeedName>) {
  const { events } = world.lastNamed.socialFeeds
  for (const feed of feeds) await events['feed.loaded']({ type: 'feed.loaded', feed })
}

When(/^([A-Z]\w+) (?:comes|has come) to the media page$/, ({ socialFeeds }: Person) => socialFeeds.open())
When('{person} comes to the media page from the home page', ({ socialFeeds }) => socialFeeds.comeFromHome())
When(/^([A-Z]\w+) (?:refreshes|has refreshed) the media page$/, ({ socialFeeds }: Person) => socialFeeds.refresh())
When('{person} asks there for her cookie preferences', ({ socialFeeds }) =>
  socialFeeds.events['preferences.requested']({ type: 'preferences.requested' }),
)
Given('the network of the {string} refuses every connection', (title) =>
  world.lastNamed.socialFeeds.cut(findFeedByTitle(title)),
)
When(/^the networks (?:answer|have answered)$/, () => load(names))
When('the networks answer, except for the {string}', (title) =>
  load(names.filter((name) => name !== findFeedByTitle(title))),
)
When('10 seconds pass without an answer', () =>
  world.lastNamed.socialFeeds.events['xstate.after.patience.socialFeeds.loading'](),
)

Then('{socialFeedsState}', reachesState('socialFeeds'))
Then('{person} sees the {string}', ({ socialFeeds }, titles) => sees(socialFeeds.shows.feeds, findFeedsByTitle(titles)))
Then('no network was asked for anything', () => sees(world.lastNamed.socialFeeds.shows.asked, []))
Then('the networks were asked for the {string}', (titles) =>
  sees(world.lastNamed.socialFeeds.shows.asked, findFeedsByTitle(titles)),
)
Then('{person} can still go to {string}', ({ socialFeeds }, links) => sees(socialFeeds.shows.links, links.split(', ')))
