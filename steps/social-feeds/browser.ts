import { feedTitles } from '#content/social.ts'
import type { FeedName } from '#contract/site-settings.ts'
import { sendPrivacySignal, putCookie } from '../cookie-consent/browser.ts'
import { sees } from '../harness/sees.ts'
import {
  visitPage,
  arriveWithoutApplication,
  followLink,
  reads,
  hydratePage,
  type BrowserVisit,
} from '../worlds/browser-visit.ts'
import type { socialFeedsMachine } from '#machines/social-feeds.machine.ts'
import type { Journey } from '../harness/journey.ts'

const names = Object.keys(feedTitles) as ReadonlyArray<FeedName>

export function socialFeedsInBrowser({ page, clock, networks, claim }: BrowserVisit) {
  const section = page.locator('#social')
  const frames = section.locator('iframe')
  const button = (name: string) => section.getByRole('button', { name, exact: true })
  const panel = page.getByRole('dialog', { name: 'Cookie Preferences' })
  let letIn: (() => void) | undefined
  /** A frame that is still loading has no URL yet and must not be queried. */
  const listFeedFrames = () => page.frames().filter((frame) => frame.url().startsWith(networks.origin))
  const feeds = async () => {
    const shown: string[] = []
    for (const frame of listFeedFrames())
      if (await frame.getByText('Here is the').isVisible()) shown.push(await frame.title())
    return names.filter((name) => shown.includes(feedTitles[name]))
  }
  const hasFrames = (count: number) => sees(() => frames.count(), count)
  const press = async (name: string) => {
    if (await panel.isVisible()) await page.keyboard.press('Escape')
    await button(name).click()
  }
  const mark = () => page.evaluate(() => document.documentElement.setAttribute('data-before', ''))
  const isReloaded = () => sees(() => page.locator('html[data-before]').count(), 0)
  const enter = async (open: () => void) => {
    open()
    await hydratePage(page)
    await clock.stop()
  }
  const refresh = async () => {
    await mark()
    if (await button('Refresh this page').isVisible()) await press('Refresh this page')
    else await page.reload()
    await isReloaded()
    await hydratePage(page)
  }
  const journey: Journey<typeof socialFeedsMachine, 'xstate.after.patience.socialFeeds.loading'> = {
    start: async () => {
      networks.hold()
      await page.context().clearCookies()
      await clock.take()
      letIn = await arriveWithoutApplication(page, '/media')
    },
    events: {
      'consent.reported': async ({ consent }) => {
        if (consent === 'overruled') await sendPrivacySignal(page, 'this page')
        else await putCookie(page, consent === 'given' ? 'necessary|social' : 'necessary')
        if (letIn) await enter(letIn)
        letIn = undefined
      },
      'feed.loaded': async ({ feed }) => {
        await sees(async () => (await listRequestedFeeds()).includes(feed), true)
        networks.answer(feed)
        await sees(async () => (await feeds()).includes(feed), true)
        await Promise.all(listFeedFrames().map((frame) => frame.waitForLoadState('load')))
      },
      'preferences.requested': async () => {
        await press('Cookie Preferences')
        await panel.waitFor()
      },
      'refresh.requested': async () => {
        await mark()
        await press('Refresh this page')
      },
      'xstate.after.patience.socialFeeds.loading': () => clock.pass(10_000),
    },
    states: {
      unread: () => hasFrames(0),
      disabled: async () => {
        await reads(page, 'Please enable third-party social media cookies and refresh this page to see them.')
        await hasFrames(0)
      },
      overruled: async () => {
        await reads(page, 'Your browser sends the Global Privacy Control signal, and we follow it.')
        await hasFrames(0)
      },
      enabledLater: async () => {
        await reads(page, 'Refresh this page to see the feeds.')
        await hasFrames(0)
      },
      loading: () => hasFrames(4),
      shown: () => sees(feeds, names),
      incomplete: () => section.getByText('This feed did not load.').first().waitFor(),
      disabledLater: () => reads(page, 'Refresh this page to remove the feeds.'),
      refreshing: isReloaded,
      linksOnly: () =>
        Promise.reject(new Error('The site that is walked has four feeds; media-page.test.tsx has none.')),
    },
  }
  return {
    ...journey,
    open: async () => {
      networks.hold()
      await clock.take()
      await visitPage(page, '/media')
      await clock.stop()
    },
    refresh,
    comeFromHome: async () => {
      await visitPage(page, '/home')
      await followLink(page, '/media')
      await section.waitFor()
    },
    cut: async (feed: FeedName) => {
      claim('net::ERR_EMPTY_RESPONSE')
      networks.cut(feed)
    },
    shows: {
      feeds,
      asked: listRequestedFeeds,
      links: () =>
        section.getByRole('link').evaluateAll((links) => links.map((link) => link.textContent?.split(' (')[0] ?? '')),
    },
  }

  async function listRequestedFeeds() {
    return networks.asked()
  }
}

export type SocialFeedsJourney = ReturnType<typeof socialFeedsInBrowser>
