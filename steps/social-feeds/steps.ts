import { Given, Then, When } from '@cucumber/cucumber'
import { feedTitles } from '#content/social.ts'
import type { FeedName } from '#contract/site-settings.ts'
import { socialFeedsMachine } from '#machines/social-feeds.machine.ts'
import assert from 'node:assert/strict'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'
import type { SocialFeedsJourney } from './journey.ts'

defineStates('socialFeedsState', socialFeedsMachine)

const feedsOf = async (world: SiteWorld, name = 'Ada'): Promise<SocialFeedsJourney> =>
  (await world.person(name)).socialFeeds

const names = Object.keys(feedTitles) as ReadonlyArray<FeedName>

function feedCalled(title: string): FeedName {
  const found = names.find((name) => feedTitles[name] === title)
  assert.ok(found, `No feed is called "${title}".`)
  return found
}

const feedsCalled = (titles: string) => titles.split(', ').filter(Boolean).map(feedCalled)

async function load(world: SiteWorld, feeds: ReadonlyArray<FeedName>) {
  const { events } = await feedsOf(world)
  for (const feed of feeds) await events['feed.loaded']({ type: 'feed.loaded', feed })
}

When(/^(\w+) (?:comes|has come) to the media page$/, async function (this: SiteWorld, name: string) {
  await (await feedsOf(this, name)).open()
})

When('{word} comes to the media page from the home page', async function (this: SiteWorld, name: string) {
  await (await feedsOf(this, name)).comeFromHome()
})

When(/^(\w+) (?:refreshes|has refreshed) the media page$/, async function (this: SiteWorld, name: string) {
  await (await feedsOf(this, name)).refresh()
})

When('{word} asks there for her cookie preferences', async function (this: SiteWorld, name: string) {
  await (await feedsOf(this, name)).events['preferences.wanted']({ type: 'preferences.wanted' })
})

Given('the network of the {string} refuses every connection', async function (this: SiteWorld, title: string) {
  await (await feedsOf(this)).cut(feedCalled(title))
})

When(/^the networks (?:answer|have answered)$/, function (this: SiteWorld) {
  return load(this, names)
})

When('the networks answer, except for the {string}', function (this: SiteWorld, title: string) {
  return load(
    this,
    names.filter((name) => name !== feedCalled(title)),
  )
})

When('10 seconds pass without an answer', async function (this: SiteWorld) {
  await (await feedsOf(this)).events['xstate.after.patience.socialFeeds.loading']()
})

Then('{socialFeedsState}', async function (this: SiteWorld, state: keyof SocialFeedsJourney['states']) {
  await (await feedsOf(this)).states[state]()
})

Then('{word} sees the {string}', async function (this: SiteWorld, name: string, titles: string) {
  await sees((await feedsOf(this, name)).shows.feeds, feedsCalled(titles))
})

Then('no network was asked for anything', async function (this: SiteWorld) {
  await sees((await feedsOf(this)).shows.asked, [])
})

Then('the networks were asked for the {string}', async function (this: SiteWorld, titles: string) {
  await sees((await feedsOf(this)).shows.asked, feedsCalled(titles))
})

Then('{word} can still go to {string}', async function (this: SiteWorld, name: string, links: string) {
  await sees((await feedsOf(this, name)).shows.links, links.split(', '))
})
