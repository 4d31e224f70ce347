import type { LinkKind } from '#contract/account-operations.ts'
import type { LinkReply } from '#contract/account-link.ts'
import { TransportFailure } from '#contract/site-api.ts'
import { succeeded } from '#server/transaction/reply.ts'
import { sees } from '../harness/sees.ts'
import { answers } from '../worlds/answers.ts'
import { arriveAt, arriveWithoutApplication, reads, type BrowserVisit } from '../worlds/browser-visit.ts'
import { operationOf, pageOf, type AccountLinkJourney } from './journey.ts'

/** The answer of the firm to a link. */
const saying = (reply: LinkReply) => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify(succeeded(reply, new Date()).reply),
  meaning: new TransportFailure(reply),
})

/** The page behind a link in a mail as a person finds it in a browser. */
export function accountLinkInBrowser({ page, connection, claim }: BrowserVisit): AccountLinkJourney {
  let letIn = () => {}
  let kindOfPage: LinkKind = 'confirm'
  const button = page.getByRole('button', { name: /^(Confirm this email address|Take the change back)$/ })
  const hold = () => connection.hold(operationOf[kindOfPage])
  const press = () => button.click()
  const busy = (isBusy: boolean) => sees(() => button.getAttribute('aria-busy'), isBusy ? 'true' : null)
  const placeOf = () => {
    const { pathname, search, hash } = new URL(page.url())
    return `${pathname}${search}${hash}`
  }
  return {
    start: async (where = '') => {
      kindOfPage = where === 'a mail to undo' ? 'undo' : 'confirm'
      letIn = await arriveWithoutApplication(page, pageOf(kindOfPage))
    },
    // Another address first: a link that differs in its end alone would load no page.
    open: async (kind, token) => {
      kindOfPage = kind
      // Her session may have run out by then, and an undo ends it.
      claim('401')
      await page.goto('about:blank')
      await arriveAt(page, `${pageOf(kind)}${token && `#${token}`}`)
    },
    press,
    goToSignIn: () => page.getByRole('main').getByRole('link', { name: 'Sign In', exact: true }).click(),
    loseAnswer: () => {
      claim('net::ERR_CONNECTION_FAILED')
      return connection.release({ kind: 'loses every answer' })
    },
    hold,
    lose: () => {
      claim('net::ERR_CONNECTION_FAILED')
      return connection.release({ kind: 'is lost' })
    },
    events: {
      'link.read': async ({ token }) => {
        if (token !== '') await page.evaluate((hash) => void (location.hash = hash), token)
        letIn()
      },
      'button.pressed': async () => {
        await hold()
        await press()
      },
      'xstate.done.actor.useLink': (event) =>
        connection.release({ kind: 'is answered', answer: saying(event?.output as LinkReply) }),
      'xstate.error.actor.useLink': () =>
        connection.release({ kind: 'is answered', answer: answers['JSON that breaks off'] }),
    },
    states: {
      reading: () => reads(page, 'Reading your link...'),
      asks: async () => {
        await reads(page, 'Nothing has changed yet.')
        await busy(false)
        await sees(async () => placeOf().includes('#'), false)
      },
      pressing: () => busy(true),
      done: async () => {
        const said = page.getByText(/Your email address is confirmed\.|has its former email address again\./)
        await said.waitFor()
        await sees(() => button.count(), 0)
      },
      used: () => reads(page, 'This link was used before.'),
      expired: () => reads(page, 'This link has run out.'),
      signIn: () => reads(page, 'Please sign in first.'),
      another: async () => {
        await reads(page, 'You are signed in to another account.')
        await busy(false)
      },
      unknown: () => reads(page, 'We do not know this link.'),
      failed: async () => {
        await reads(page, 'That did not work.')
        await busy(false)
      },
      missing: () => reads(page, 'The end of the link is missing.'),
    },
    shows: {
      address: async () => placeOf(),
      calls: async (operation) => connection.callsFor(operation),
      focused: () =>
        page.evaluate(() => {
          const focused = document.activeElement
          return focused?.closest('main > *') ? (focused.textContent ?? '').trim() : ''
        }),
      ways: () => page.getByRole('main').getByRole('link').allInnerTexts(),
    },
  }
}
