import { arriveAt, patience, reads, type BrowserVisit } from '../worlds/browser-visit.ts'
import { fillIn } from '../session/browser.ts'
import { directly } from '../session/tokens-in-browser.ts'
import { walker } from '../session/journey.ts'
import { answerIn, outcomeOfSignIn, guess, openEmail } from './outcomes.ts'
import type { SignInJourney } from './journey.ts'

const fields = { email: 'Email', password: 'Password' } as const

/** The form as a person finds it in a browser. */
export function signInInBrowser({ page, connection, claim }: BrowserVisit): SignInJourney {
  const open = (query = '') => arriveAt(page, `/account-login${query}`)
  const field = (name: keyof typeof fields) => page.getByLabel(fields[name], { exact: true })
  const summary = page.getByRole('form', { name: 'Sign in' }).getByRole('alert')
  const problemOf = async (name: keyof typeof fields) => {
    const place = page.locator(`#${name}-problem`)
    return (await place.isVisible()) ? (await place.innerText()).trim() : null
  }
  const focused = (read: (element: Element | null) => string) =>
    page.evaluate(`(${String(read)})(document.activeElement)`) as Promise<string>
  const tryAgain = page.getByRole('button', { name: 'Try again now' })
  const challenge = async () => (await page.request.get('/data/captcha?for=UnlockSignIn')).json()
  const says = (words: string) => summary.getByText(words).waitFor({ timeout: patience })
  return {
    open,
    start: async () => {
      await openEmail(directly(page), challenge, walker.email)
      await open()
    },
    unlock: () => tryAgain.click(),
    unlockWithKeyboard: async () => {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
    },
    sendAgain: () => page.getByRole('button', { name: 'LOGIN' }).click(),
    enter: (email, password, remember) => fillIn(page, email, password, remember),
    guess: (email, count) => {
      claim('429')
      return guess(directly(page), email, count)
    },
    beginWithKeyboard: () => page.getByRole('heading', { level: 1 }).focus(),
    writePassword: (text) => field('password').fill(text),
    showPassword: () => page.getByRole('button', { name: 'Show Password' }).click(),
    events: {
      submitted: async ({ email, password, remember }) => {
        await connection.hold()
        const isBusy = await page.getByRole('button', { name: 'Please Wait...' }).isVisible()
        if (isBusy) return page.keyboard.press('Enter')
        return fillIn(page, email, password, remember)
      },
      'unlock.asked': async () => {
        await connection.hold()
        await tryAgain.click()
      },
      'field.changed': ({ field: name, value }) => field(name).fill(value),
      'xstate.done.actor.signIn': async (event) => {
        const { response } = answerIn(event)
        if (response === 'locked') claim('429')
        await connection.release(await outcomeOfSignIn(response, walker.email, directly(page)))
      },
      'xstate.error.actor.signIn': () => {
        claim('net::ERR_CONNECTION_FAILED')
        return connection.release({ kind: 'is lost' })
      },
      'xstate.done.actor.unlock': () => connection.release({ kind: 'passes' }),
      'xstate.error.actor.unlock': () => {
        claim('net::ERR_CONNECTION_FAILED')
        return connection.release({ kind: 'is lost' })
      },
    },
    states: {
      ready: () => page.getByRole('button', { name: 'LOGIN' }).waitFor({ timeout: patience }),
      incomplete: () => says('Please correct what is marked.'),
      sending: () => page.getByRole('button', { name: 'Please Wait...' }).waitFor({ timeout: patience }),
      turnedAway: () => says('You were NOT signed-in.'),
      lockedOut: async () => {
        await says('Too many login attempts.')
        await tryAgain.waitFor({ timeout: patience })
      },
      unlocking: async () => {
        await says('Checking that no robot tries to sign in...')
        await page.locator('button[aria-busy]', { hasText: 'Try again now' }).waitFor({ timeout: patience })
      },
      unlocked: () => says('You may sign in again.'),
      stillLockedOut: async () => {
        await says('The check did not come through.')
        await tryAgain.waitFor({ timeout: patience })
      },
      failed: () => says('Something went wrong'),
      letIn: () => reads(page, 'Signed-In!'),
    },
    shows: {
      attempts: async () => connection.callsFor('SignIn'),
      focus: () => focused((element) => element?.textContent ?? ''),
      nextStop: async () => {
        await page.keyboard.press('Tab')
        return focused((element) =>
          element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : (element?.textContent ?? ''),
        )
      },
      password: async () =>
        (await field('password').getAttribute('type')) === 'text' ? field('password').inputValue() : '',
      problems: async () => ({ email: await problemOf('email'), password: await problemOf('password') }),
    },
  }
}
