import { applicationPostingEntity } from '#contract/application-operations.ts'
import type { draftLookupMachine } from '#machines/draft-lookup.machine.ts'
import { formAddress, formJob } from '../application-form/form-fields.ts'
import { walker } from '../account-login/accounts.ts'
import type { Journey } from '../harness/journey.ts'
import { accountMenu } from '../session/account-menu.ts'
import { createNewcomer, signInWithToken } from '../session/newcomer-in-browser.ts'
import { answers } from '../worlds/answers.ts'
import { followLink, reads, type BrowserVisit } from '../worlds/browser-visit.ts'

type OutcomeEvent = 'xstate.done.actor.findOnlyDraft' | 'xstate.error.actor.findOnlyDraft'

export function draftLookupInBrowser({ page, connection, submitApplicationFor }: BrowserVisit) {
  let email = ''
  const journey: Journey<typeof draftLookupMachine, OutcomeEvent> = {
    start: async () => {
      const newcomer = await createNewcomer(page)
      email = newcomer.email
      await signInWithToken(page, newcomer.token)
      await connection.hold(applicationPostingEntity)
      await followLink(page, formAddress(''))
    },
    events: {
      'xstate.done.actor.findOnlyDraft': async (event?: { readonly type?: string; readonly output?: unknown }) => {
        const owner = { email, password: walker.password }
        if (event?.output !== '') await submitApplicationFor(owner, { title: formJob, isSubmitted: false })
        await connection.settle({ kind: 'passes' })
      },
      'xstate.error.actor.findOnlyDraft': () =>
        connection.settle({ kind: 'is answered', answer: answers['JSON that breaks off'] }),
    },
    states: {
      looking: async () => {
        await page.getByRole('heading', { level: 1, name: 'My Application' }).waitFor()
        await reads(page, 'Please Wait...')
      },
      continuing: () => page.waitForURL('**/account-management/apply/2'),
      elsewhere: () => page.waitForURL('**/account-management'),
    },
  }
  return {
    ...journey,
    open: async () => {
      await accountMenu(page).choose('My Application')
    },
  }
}

export type DraftLookupJourney = ReturnType<typeof draftLookupInBrowser>
