import type { ConfirmationResult, accountConfirmationMachine } from '#machines/account-confirmation.machine.ts'
import { call } from '#contract/operations.ts'
import { walker } from '../account-login/accounts.ts'
import { accountPageInBrowser } from '../account-page/browser.ts'
import { sees } from '../harness/sees.ts'
import { directly, readToken } from '../session/tokens-in-browser.ts'
import { reads, type BrowserVisit } from '../worlds/browser-visit.ts'
import type { Journey } from '../harness/journey.ts'

const minute = 60_000

export function accountConfirmationInBrowser(visit: BrowserVisit) {
  const { page, connection, clock, claim, confirmEmail } = visit
  const accountPage = accountPageInBrowser(visit)
  const button = page.getByRole('button', { name: 'Send the email again', exact: true })
  const told = page.getByRole('status').filter({ hasText: /mail/ })
  const ask = () => {
    // Within a minute of the last one.
    claim('429')
    return button.click()
  }
  const isBusy = (busy: boolean) => sees(() => button.getAttribute('aria-busy'), busy ? 'true' : null)
  let email = ''
  const changeEmail = async () => {
    email = email.replace('@', '.next@')
    await directly(page)([call('UpdateEmail', email, walker.password)], (await readToken(page, 'device')) ?? '')
    await accountPage.exportData('JSON')
  }
  const journey: Journey<typeof accountConfirmationMachine, 'xstate.done.actor.sendConfirmation'> = {
    start: async () => {
      await clock.take()
      await accountPage.start()
    },
    events: {
      'account.read': async () => {
        if (email === '') await accountPage.release()
        else await changeEmail()
        await accountPage.states.listed()
        email ||= await accountPage.shows.email()
        // The mail that came with the account was sent a moment ago.
        await clock.pass(minute)
      },
      'confirmation.requested': async () => {
        await connection.hold()
        await ask()
      },
      'xstate.done.actor.sendConfirmation': async (event) => {
        const { output } = event as { readonly output: ConfirmationResult }
        const isLost = !output.ok && output.reason === 'lost'
        if (output.ok && output.value === 'confirmed') await confirmEmail(email)
        if (isLost) claim('net::ERR_CONNECTION_FAILED')
        return connection.release({ kind: isLost ? 'is lost' : 'passes' })
      },
    },
    states: {
      // Before the account has come there is nothing of it; then there is the button, and no word beside it.
      idle: () => sees(async () => (await told.allInnerTexts()).join(''), ''),
      sending: () => isBusy(true),
      sent: () => reads(page, 'Another email is on its way. If you do not see it, please check your spam folder.'),
      refused: () => reads(page, 'No email was sent.'),
      lost: () =>
        reads(
          page,
          'We cannot tell whether another email is on its way. Please look for it, and ask again in a minute if it has not arrived.',
        ),
      confirmed: () => reads(page, 'Confirmed'),
    },
  }
  return {
    ...journey,
    ask,
    shows: { offered: () => button.isVisible() },
  }
}

export type AccountConfirmationJourney = ReturnType<typeof accountConfirmationInBrowser>
