import { decodeJwt } from 'jose'
import {
  deleteAccount,
  endSession as endSessionName,
  confirmEmail,
  sendConfirmation,
  undoEmailChange,
  unlockSignIn as unlockName,
} from '#contract/account-operations.ts'
import {
  createAccountForm,
  recoveryForm,
  signInForm,
  updateEmailForm,
  updatePasswordForm,
} from '#contract/account-forms.ts'
import type { SignInReply } from '#contract/sign-in.ts'
import { provenOperation } from '../captcha/proven-operation.ts'
import type { Audit, NamedOperation, Operations } from '../transaction/operations.ts'
import type { AccountParts } from './account-parts.ts'
import { createAccount } from './create-account.ts'
import { confirmEmailByLink, undoEmailChangeByLink } from './link-operations.ts'
import { deleteOwnAccount } from './delete-account.ts'
import { endOwnSession } from './end-session.ts'
import { accountSavedJobOperations } from './account-saved-jobs.ts'
import { requestNewPassword } from './request-new-password.ts'
import { requiredAtAll } from './account-owner.ts'
import { endSession, lockSession } from './sessions.ts'
import { createSignInLimits, type SignInLimits } from './sign-in-limits.ts'
import { sendOwnConfirmation } from './send-confirmation.ts'
import { signIn } from './sign-in.ts'
import { updateEmail } from './update-email.ts'
import { updatePassword } from './update-password.ts'

const unlockSignIn = ({ captcha }: AccountParts, limits: SignInLimits): NamedOperation =>
  provenOperation({
    operation: unlockName,
    captcha,
    limit: {
      allows: async ({ address, now }) => !(await limits.isSpent(address, now)),
      refusal: 'Too many login attempts from your network. Please wait a few minutes and try again.',
    },
    decode: ([email = '', proof = '']) => ({ proof, values: email }),
    write: async (email, { db, address, now }) => {
      await limits.open(db, { email, address }, now)
      return 'true'
    },
    retry: 'Please try again.',
  })

const refreshToken = ({ tokens }: AccountParts): NamedOperation => ({
  writes: true,
  ofSession: true,
  run: async (_, { db, now, caller }) => {
    const token = await tokens.refresh(db, requiredAtAll(caller), now)
    return JSON.stringify({ response: 'true', token } satisfies SignInReply)
  },
})

const signOut: NamedOperation = {
  writes: true,
  ofSession: true,
  run: async (_, { db, now, caller }) => {
    const { family } = await lockSession(db, requiredAtAll(caller).family, now)
    await endSession(db, family)
    return 'true'
  },
}

function parseApplicantId(text: string): string | null {
  const { token } = JSON.parse(text) as Pick<SignInReply, 'token'>
  return token === null ? null : (decodeJwt(token).sub ?? null)
}

const readEmail: Audit['extractEmail'] = ([email]) => email

const audits: Readonly<Record<string, Audit>> = {
  [signInForm.operation]: { extractEmail: readEmail, extractApplicantId: parseApplicantId },
  [createAccountForm.operation]: { extractEmail: readEmail, extractApplicantId: parseApplicantId },
  [unlockName]: { extractEmail: readEmail },
  [recoveryForm.operation]: { extractEmail: readEmail },
  [updateEmailForm.operation]: { extractEmail: readEmail },
}

const withAudit = (operations: Operations): Operations =>
  Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [name, { ...operation, audit: audits[name] ?? {} }]),
  )

export function accountOperations(parts: AccountParts): Operations {
  const limits = createSignInLimits(parts.attempts)
  const ofAccounts = {
    [signInForm.operation]: signIn({ ...parts, limits }),
    [unlockName]: unlockSignIn(parts, limits),
    RefreshToken: refreshToken(parts),
    SignOut: signOut,
    [createAccountForm.operation]: createAccount(parts),
    [recoveryForm.operation]: requestNewPassword(parts),
    [updatePasswordForm.operation]: updatePassword(parts),
    [updateEmailForm.operation]: updateEmail(parts),
    [confirmEmail]: confirmEmailByLink(parts),
    [endSessionName]: endOwnSession(parts),
    [deleteAccount]: deleteOwnAccount(parts),
    [sendConfirmation]: sendOwnConfirmation(parts),
    [undoEmailChange]: undoEmailChangeByLink(parts),
  }
  return { ...withAudit(ofAccounts), ...accountSavedJobOperations(parts) }
}
