import { randomUUID } from 'node:crypto'
import { decodeCreateAccountReply } from '#contract/account-replies.ts'
import { rememberSession } from '#contract/account-operations.ts'
import { call } from '#contract/operations.ts'
import { solveCaptcha } from '#server/captcha/solve-captcha.testing.ts'
import type { Page } from 'playwright-core'
import { createDirectClient } from '../account-login/forms-in-browser.ts'
import { sees } from '../harness/sees.ts'
import { visitPage } from '../worlds/browser-visit.ts'
import { accountMenu } from './account-menu.ts'
import { directly, writeToken } from './tokens-in-browser.ts'
import { walker } from '../account-login/accounts.ts'

export async function createNewcomer(page: Page): Promise<{ readonly email: string; readonly token: string }> {
  const email = `wanda.${randomUUID()}@example.org`
  const proof = await solveCaptcha(await createDirectClient(page).challenge('CreateAccount'))
  const { firstName, lastName, password } = walker
  const { Payload } = await directly(page)([
    call('CreateAccount', email, password, firstName, lastName, proof, rememberSession),
  ])
  return { email, token: decodeCreateAccountReply(Payload).token ?? '' }
}

export async function signInWithToken(page: Page, token: string): Promise<void> {
  await visitPage(page, '/home')
  await writeToken(page, token)
  await sees(accountMenu(page).name, `${walker.firstName} ${walker.lastName}`)
}
