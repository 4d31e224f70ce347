import { expect, test } from 'vitest'
import { siteSettings } from '#server/settings/site-settings.ts'
import { feedSource } from '#addresses/feed-links.ts'

const none = { LINKEDIN_FOLLOW_URL: 'none', X_FOLLOW_URL: 'none', X_TIMELINE_URL: 'none', FACEBOOK_FEED_URL: 'none' }

test('feeds come from this site as it is shipped, from a network once one is set, and from nobody where all are refused', () => {
  const kinds = [{}, { X_TIMELINE_URL: 'https://x.example/a' }, none].map((given) => feedSource(siteSettings(given)))
  expect(kinds).toEqual(['ourselves', 'networks', 'nobody'])
})
