import { decodeSignInReply } from '#contract/sign-in.ts'
import { call } from '#contract/operations.ts'
import type { Operation, TransactionReply } from '#contract/transaction.ts'
import type { Page } from 'playwright-core'
import { inBlankTab } from '../worlds/other-tab.ts'

export type TokenPlace = 'device' | 'tab'

const key = 'access_token'
const storages = { device: 'localStorage', tab: 'sessionStorage' } as const

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

export const readToken = (page: Page, place: TokenPlace) =>
  page.evaluate(([storage, name]) => window[storage].getItem(name), [storages[place], key] as const)

export const writeToken = (page: Page, token: string | null) =>
  inBlankTab(page, (tab) =>
    tab.evaluate(([name, text]) => (text === null ? localStorage.removeItem(name) : localStorage.setItem(name, text)), [
      key,
      token,
    ] as const),
  )

export const endToken = (page: Page) =>
  inBlankTab(page, (tab) =>
    tab.evaluate((name) => {
      const [, payload = ''] = (localStorage.getItem(name) ?? '').split('.')
      const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub: string }
      localStorage.setItem('session_ended', sub)
      localStorage.removeItem(name)
    }, key),
  )

export async function fetchToken(page: Page, email: string, password: string, ...keep: ReadonlyArray<string>) {
  const { Payload } = await directly(page)([call('SignIn', email, password, '', ...keep)])
  return decodeSignInReply(Payload).token ?? ''
}
