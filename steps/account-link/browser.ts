import { type LinkKind, confirmEmail, undoEmailChange } from '#contract/account-operations.ts'
import type { LinkReply } from '#contract/account-replies.ts'
import { TransportFailure } from '#contract/site-api.ts'
import { succeeded } from '#server/transaction/reply.ts'
import { sees } from '../harness/sees.ts'
import { answers } from '../worlds/answers.ts'
import { visitPage, arriveWithoutApplication, reads, type BrowserVisit } from '../worlds/browser-visit.ts'
import { inAnotherTab } from '../worlds/other-tab.ts'
import type { accountLinkMachine } from '#machines/account-link.machine.ts'
import type { Journey } from '../harness/journey.ts'

export const accountLinkAddress = (kind: LinkKind) => `/account-link/${kind}`

/** The only call to hold: an opened page makes others too. */
export const linkOperations: Readonly<Record<LinkKind, string>> = { confirm: confirmEmail, undo: undoEmailChange }

const toAnswer = (reply: LinkReply) => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify(succeeded(reply, new Date()).reply),
  meaning: new TransportFailure(reply),
})

export function accountLinkInBrowser({ page, connection, claim }: BrowserVisit) {
  let startApplication = () => {}
  let pageKind: LinkKind = 'confirm'
  const button = page.getByRole('button', { name: /^(Confirm this email address|Undo the change)$/ })
  const hold = () => connection.hold(linkOperations[pageKind])
  const press = () => button.click()
  const expectBusy = (isBusy: boolean) => sees(() => button.getAttribute('aria-busy'), isBusy ? 'true' : null)
  const getAddress = () => {
    const { pathname, search, hash } = new URL(page.url())
    return `${pathname}${search}${hash}`
  }
  const journey: Journey<typeof accountLinkMachine, 'xstate.done.actor.useLink' | 'xstate.error.actor.useLink'> = {
    start: async (startName = '') => {
      pageKind = startName === 'a mail to undo' ? 'undo' : 'confirm'
      startApplication = await arriveWithoutApplication(page, accountLinkAddress(pageKind))
    },
    events: {
      'link.read': async ({ token }) => {
        if (token !== '') await page.evaluate((hash) => void (location.hash = hash), token)
        startApplication()
      },
      'button.pressed': async () => {
        await hold()
        await press()
      },
      'xstate.done.actor.useLink': (event) =>
        connection.release({ kind: 'is answered', answer: toAnswer(event?.output as LinkReply) }),
      'xstate.error.actor.useLink': () =>
        connection.release({ kind: 'is answered', answer: answers['JSON that breaks off'] }),
    },
    states: {
      reading: () => reads(page, 'Reading your link...'),
      asks: async () => {
        await reads(page, 'Nothing has changed yet.')
        await expectBusy(false)
        await sees(async () => getAddress().includes('#'), false)
      },
      pressing: () => expectBusy(true),
      done: async () => {
        const said = page.getByText(/Your email address is confirmed\.|has its former email address back\./)
        await said.waitFor()
        await sees(() => button.count(), 0)
      },
      used: () => reads(page, 'This link has already been used.'),
      expired: () => reads(page, 'This link has expired.'),
      signIn: () => reads(page, 'Please sign in first.'),
      another: async () => {
        await reads(page, 'You are signed in to another account.')
        await expectBusy(false)
      },
      unknown: () => reads(page, 'We do not recognize this link.'),
      failed: async () => {
        await reads(page, 'That did not work.')
        await expectBusy(false)
      },
      missing: () => reads(page, 'The end of the link is missing.'),
    },
  }
  return {
    ...journey,
    // Another address first: a link that differs in its end alone would load no page.
    open: async (kind: LinkKind, token: string) => {
      pageKind = kind
      // Her session may have run out by then, and an undo ends it.
      claim('401')
      await page.goto('about:blank')
      await visitPage(page, `${accountLinkAddress(kind)}${token && `#${token}`}`)
    },
    confirmInAnotherTab: (token: string) =>
      inAnotherTab(page, `${accountLinkAddress('confirm')}#${token}`, async (tab) => {
        await tab.getByRole('button', { name: 'Confirm this email address' }).click()
        await reads(tab, 'Your email address is confirmed.')
      }),
    press,
    openSignInLink: () => page.getByRole('main').getByRole('link', { name: 'Sign In', exact: true }).click(),
    loseAnswer: () => {
      claim('net::ERR_CONNECTION_FAILED')
      return connection.release({ kind: 'loses every answer' })
    },
    hold,
    lose: () => {
      claim('net::ERR_CONNECTION_FAILED')
      return connection.release({ kind: 'is lost' })
    },
    shows: {
      address: async () => getAddress(),
      calls: async (operation: string) => connection.countCalls(operation),
      focused: () =>
        page.evaluate(() => {
          const focused = document.activeElement
          return focused?.closest('main > *') ? (focused.textContent ?? '').trim() : ''
        }),
      ways: () => page.getByRole('main').getByRole('link').allInnerTexts(),
    },
  }
}

export type AccountLinkJourney = ReturnType<typeof accountLinkInBrowser>
