import { decodeSignInReply } from '#contract/sign-in.ts'
import { call } from '#contract/operations.ts'
import type { Operation, TransactionReply } from '#contract/transaction.ts'
import type { Page } from 'playwright-core'

/** Where a token is kept: for good, or as long as the tab is open. */
export type TokenPlace = 'device' | 'tab'

const key = 'access_token'
const storages = { device: 'localStorage', tab: 'sessionStorage' } as const

/** A way to the running site on which nothing is held. @param userAgent what the browser says of itself */
export const directly =
  (page: Page, userAgent = '') =>
  async (operations: ReadonlyArray<Operation>, token?: string): Promise<TransactionReply> => {
    const answer = await page.request.post('/data/post_transaction', {
      data: { UserID: null, UserName: '', Operations: operations },
      headers: {
        ...(userAgent !== '' && { 'user-agent': userAgent }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
    })
    return (await answer.json()) as TransactionReply
  }

/** The token that stands where it is kept; null when none does. */
export const readToken = (page: Page, place: TokenPlace) =>
  page.evaluate(([storage, name]) => window[storage].getItem(name), [storages[place], key] as const)

/** Does something in another tab of the same browser, which is closed then. */
export async function inAnotherTab(page: Page, act: (tab: Page) => Promise<unknown>, address = '/robots.txt') {
  const tab = await page.context().newPage()
  await tab.goto(address)
  await act(tab)
  await tab.close()
}

/** Has another tab put a token where a remembered one is kept; null takes it away. */
export const writeToken = (page: Page, token: string | null) =>
  inAnotherTab(page, (tab) =>
    tab.evaluate(([name, text]) => (text === null ? localStorage.removeItem(name) : localStorage.setItem(name, text)), [
      key,
      token,
    ] as const),
  )

/** Has another tab take the token away because the session that it stands for has ended. */
export const endToken = (page: Page) =>
  inAnotherTab(page, (tab) =>
    tab.evaluate((name) => {
      const [, payload = ''] = (localStorage.getItem(name) ?? '').split('.')
      const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub: string }
      localStorage.setItem('session_ended', sub)
      localStorage.removeItem(name)
    }, key),
  )

/** A token that the site gives for these, as the form gets it. */
export async function tokenFor(page: Page, email: string, password: string, ...keep: ReadonlyArray<string>) {
  const { Payload } = await directly(page)([call('SignIn', email, password, '', ...keep)])
  return decodeSignInReply(Payload).token ?? ''
}
