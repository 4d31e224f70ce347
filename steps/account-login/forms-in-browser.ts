import type { Page } from 'playwright-core'
import { directly, fetchToken, writeToken } from '../session/tokens-in-browser.ts'
import { type DirectClient, unlockEmail, createFormOutcome, walker } from './accounts.ts'
import type { FormName } from '#contract/forms.ts'
import { rememberSession } from '#contract/account-operations.ts'
import type { Answer } from '#machines/sending.ts'
import type { BrowserVisit } from '../worlds/browser-visit.ts'

export const createDirectClient = (page: Page): DirectClient => ({
  send: directly(page),
  challenge: async (operation) => (await page.request.get(`/data/captcha?for=${operation}`)).json(),
})

export function createAccountForms({ page, claim, connection, sending }: BrowserVisit, form: () => FormName) {
  const direct = createDirectClient(page)
  return {
    prepare: async (wanted: FormName) => {
      await unlockEmail(direct, walker.email)
      if (wanted.startsWith('update'))
        await writeToken(page, await fetchToken(page, walker.email, walker.password, rememberSession))
    },
    settle: async (event?: { readonly output?: unknown }) => {
      const answer = (event as { readonly output: Answer }).output
      const outcome = await createFormOutcome(form(), answer, direct)
      if (!outcome) return sending.events['xstate.done.actor.submit'](event)
      if (answer.verdict === 'locked') claim('429')
      if (answer.verdict === 'false' && form() === 'createAccount') claim('422')
      return connection.release(outcome)
    },
    events: {
      'unlock.requested': async () => {
        await connection.hold()
        await page.getByRole('button', { name: 'Try again now' }).click()
      },
      'xstate.done.actor.unlock': async () => {
        await sending.events['xstate.done.actor.prove']()
        await connection.release({ kind: 'passes' })
      },
      'xstate.error.actor.unlock': async () => {
        claim('net::ERR_CONNECTION_FAILED')
        await sending.events['xstate.done.actor.prove']()
        await connection.release({ kind: 'is lost' })
      },
    },
  }
}
