import type { SignInReply } from '#contract/sign-in.ts'
import { unlockSignIn } from '#contract/sign-in.ts'
import { call, type Operation } from '#contract/transaction.ts'
import { solveCaptcha } from '#server/captcha/solve-captcha.testing.ts'
import type { Outcome } from '../worlds/connection.ts'

/** How the site answers, by the event with which a sign-in settles. */
export const answerIn = (event: { readonly output?: unknown } | undefined) =>
  (event as { readonly output: SignInReply }).output

type Send = (operations: ReadonlyArray<Operation>) => Promise<unknown>

const wrong = (email: string) => call('SignIn', email, 'a wrong guess', '')

/** Tries wrong passwords. @param send a way to the site on which nothing is held */
export const guess = async (send: Send, email: string, count: number) => {
  for (let guesses = 0; guesses < count; guesses += 1) await send([wrong(email)])
}

/** The outcome that makes the site answer a sign-in so. @param send a way to the site on which nothing is held */
export async function outcomeOfSignIn(response: SignInReply['response'], email: string, send: Send): Promise<Outcome> {
  if (response === 'false') return { kind: 'changes', operations: [wrong(email)] }
  if (response === 'locked') await guess(send, email, 5)
  return { kind: 'passes' }
}

/** Opens an e-mail that may be locked, as the form does when it is asked to. @param challenge gives the calculation */
export async function openEmail(
  send: Send,
  challenge: () => Promise<Parameters<typeof solveCaptcha>[0]>,
  email: string,
) {
  await send([call(unlockSignIn, email, await solveCaptcha(await challenge()))])
}
