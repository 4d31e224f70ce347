import { randomUUID } from 'node:crypto'
import { decodeCreateAccountReply } from '#contract/account-replies.ts'
import { contactForm } from '#contract/contact-message.ts'
import { call } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import { createClient, parseReply } from './client.ts'

export const password = 'seven grey herons'

export type Message = { readonly mark: string; readonly operation: (proof: string) => Operation }

export function createMessage(): Message {
  const mark = randomUUID()
  const values = {
    ...contactForm.untouched,
    FirstName: 'Ines',
    LastName: 'Okafor',
    Email: `ines.${mark.slice(0, 8)}@engine.example`,
    Phone: '(937) 555-0123',
    Subject: 'general',
    Message: `The gauge of ${mark} reads low.`,
  }
  return {
    mark,
    operation: (proof) => call('ContactFormEmail', JSON.stringify({ ...values, RecaptchaResponse: proof })),
  }
}

export const createEmail = () => `lena.${randomUUID().slice(0, 13)}@engine.example`

export const signIn = (email: string, typed = password) => call('SignIn', email, typed, '')

export const createAccountCall = (email: string, proof: string) =>
  call('CreateAccount', email, password, 'Lena', 'Fischer', proof)

export async function openAccount(address: string) {
  const client = createClient(address)
  const email = createEmail()
  const answer = await client.send([createAccountCall(email, await client.mustProve('CreateAccount'))])
  const { token } = decodeCreateAccountReply(parseReply(answer).Payload ?? '')
  if (token === null) throw new Error(`An account was answered with ${answer.status}: ${answer.body}`)
  return { email, token }
}
