import { Given, Then, When } from '@cucumber/cucumber'
import { feedTitles } from '#content/social.ts'
import type { FeedName } from '#contract/site-settings.ts'
import { socialFeedsMachine } from '#machines/social-feeds.machine.ts'
import assert from 'node:assert/strict'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'
import type { SocialFeedsJourney } from './journey.ts'

defineStates('socialFeedsState', socialFeedsMachine)

const names = Object.keys(feedTitles) as ReadonlyArray<FeedName>

function feedCalled(title: string): FeedName {
  const found = names.find((name) => feedTitles[name] === title)
  assert.ok(found, `No feed is called "${title}".`)
  return found
}

const feedsCalled = (titles: string) => titles.split(', ').filter(Boolean).map(feedCalled)

async function load(world: SiteWorld, feeds: ReadonlyArray<FeedName>) {
  const { events } = world.lastNamed.socialFeeds
  for (const feed of feeds) await events['feed.loaded']({ type: 'feed.loaded', feed })
}

When(/^([A-Z]\w+) (?:comes|has come) to the media page$/, async function (this: SiteWorld, person: Person) {
  await person.socialFeeds.open()
})

When('{person} comes to the media page from the home page', async function (this: SiteWorld, person: Person) {
  await person.socialFeeds.comeFromHome()
})

When(/^([A-Z]\w+) (?:refreshes|has refreshed) the media page$/, async function (this: SiteWorld, person: Person) {
  await person.socialFeeds.refresh()
})

When('{person} asks there for her cookie preferences', async function (this: SiteWorld, person: Person) {
  await person.socialFeeds.events['preferences.wanted']({ type: 'preferences.wanted' })
})

Given('the network of the {string} refuses every connection', async function (this: SiteWorld, title: string) {
  await this.lastNamed.socialFeeds.cut(feedCalled(title))
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
  await this.lastNamed.socialFeeds.events['xstate.after.patience.socialFeeds.loading']()
})

Then('{socialFeedsState}', async function (this: SiteWorld, state: keyof SocialFeedsJourney['states']) {
  await this.lastNamed.socialFeeds.states[state]()
})

Then('{person} sees the {string}', async function (this: SiteWorld, person: Person, titles: string) {
  await sees(person.socialFeeds.shows.feeds, feedsCalled(titles))
})

Then('no network was asked for anything', async function (this: SiteWorld) {
  await sees(this.lastNamed.socialFeeds.shows.asked, [])
})

Then('the networks were asked for the {string}', async function (this: SiteWorld, titles: string) {
  await sees(this.lastNamed.socialFeeds.shows.asked, feedsCalled(titles))
})

Then('{person} can still go to {string}', async function (this: SiteWorld, person: Person, links: string) {
  await sees(person.socialFeeds.shows.links, links.split(', '))
})
