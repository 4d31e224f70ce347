import { Schema } from 'effect'
import { createAccountForm } from '#contract/account-forms.ts'
import type { CreateAccountReply } from '#contract/account-replies.ts'
import { rememberSession } from '#contract/account-operations.ts'
import { accountLine } from '#contract/text-rules.ts'
import { AccountEmail, NewPassword as Password, textSchema } from '#contract/typed-text.ts'
import { findAccountProblems } from '#domain/forms/form-rules.ts'
import { provenOperation } from '../captcha/proven-operation.ts'
import { networkLimit } from '../limits/attempts.ts'
import { toRateLimitKey } from '../network/network-address.ts'
import { hashOperationCost } from '../transaction/cost.ts'
import { decodedOrRefused, Refused } from '../transaction/refused.ts'
import type { NamedOperation, OperationContext } from '../transaction/operations.ts'
import { noteEvent } from './account-events.ts'
import { makeLink } from './account-links.ts'
import type { AccountParts } from './account-parts.ts'
import { createApplicant } from './applicants.ts'
import { parseDeviceName } from './sessions.ts'
import { hashPassword } from './passwords.ts'
import { mailOwner } from './account-owner.ts'

const Values = Schema.Struct({
  Email: AccountEmail,
  NewPassword: Password,
  FirstName: textSchema(accountLine(100)),
  LastName: textSchema(accountLine(100)),
})
type Values = typeof Values.Type & { readonly isKept: boolean }

const decodeValues = Schema.decodeUnknownResult(Values)
const refusal = 'The account cannot be created.'
const write = (reply: CreateAccountReply) => JSON.stringify(reply)

const decode =
  ({ guessable }: AccountParts) =>
  ([Email, NewPassword, FirstName, LastName, proof = '', keep = '', ...more]: ReadonlyArray<string>) => {
    if (more.length > 0) throw new Refused(400, 'A new account takes at most six arguments.')
    const values = decodedOrRefused(decodeValues({ Email, NewPassword, FirstName, LastName }), refusal)
    const problem = findAccountProblems('createAccount', values, guessable)['NewPassword']
    if (problem !== undefined) throw new Refused(422, `${refusal} NewPassword: ${problem}`)
    return { proof, values: { ...values, isKept: keep === rememberSession } }
  }

async function openAccount(
  { tokens, mails }: AccountParts,
  {
    values,
    passwordHash,
    device,
  }: { readonly values: Values; readonly passwordHash: string; readonly device: string | null },
  { db, now, address }: OperationContext,
): Promise<CreateAccountReply> {
  const { Email: email, FirstName: firstName, LastName: lastName, isKept } = values
  const applicantId = await createApplicant(db, { firstName, lastName, email, passwordHash }, now)
  if (applicantId === null) return { response: 'login', token: null }
  await noteEvent(db, { applicantId, family: null }, 'created', now)
  const mail = mails.welcome(email, await makeLink(db, { kind: 'confirm', applicantId, email }, now))
  await mailOwner(db, { mail, isConfirmed: false, address }, now)
  return { response: 'true', token: await tokens.begin(db, { applicantId, isKept, device }, now) }
}

/** Hashes the password even if the e-mail has an account, so that timing tells nothing (J7-08). */
export const createAccount = (parts: AccountParts): NamedOperation =>
  provenOperation({
    operation: createAccountForm.operation,
    captcha: parts.captcha,
    limit: networkLimit(parts.attempts, {
      kind: 'new accounts from',
      refusal: 'Too many accounts were requested from your network. Please wait a few minutes and try again.',
    }),
    ofSession: true,
    cost: () => hashOperationCost,
    retry: 'Please try again.',
    unproved: write({ response: 'false', token: null }),
    decode: decode(parts),
    prepare: async (values, { address, userAgent }) => {
      const passwordHash = await hashPassword(values.NewPassword, toRateLimitKey(address), parts.hashCost)
      return async (context) =>
        write(await openAccount(parts, { values, passwordHash, device: parseDeviceName(userAgent) }, context))
    },
  })
