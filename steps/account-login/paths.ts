import type { LoginStatus } from '#machines/account-login.machine.ts'
import { isolatedLoginMachine } from '#machines/fake-actors.testing.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import { testPaths } from '../harness/test-paths.ts'
import { pageObjects } from '../form/form-page-objects.ts'
import { walkForm } from '../form/walk-form.ts'
import { otherUser, walker } from './accounts.ts'
import { noContent } from '../worlds/content.ts'

const ended = (verdict: string) =>
  ({
    type: 'xstate.done.actor.form',
    output: { reply: '', verdict, remember: false, password: '' },
  }) as const

const requestedForms = [null, 'signUp', 'recovery', 'newPass', 'newEmail'] as const
const visitors = [null, walker.email, otherUser.email]
const visitorStatus = (visitor: string | null): LoginStatus => (visitor === null ? 'stranger' : 'applicant')

const cover = coverTransitions(isolatedLoginMachine, {
  starts: { 'the sign-in': { asked: null, standing: 'stranger', visitor: null } },
  events: [
    ...requestedForms.map((asked) => ({ type: 'address.changed' as const, asked })),
    ...visitors.map((visitor) => ({ value }: { readonly value: unknown }) => {
      // Who signs out where she was led to is led away from there.
      const who = value === 'leaving' ? (visitor ?? walker.email) : visitor
      return { type: 'session.changed' as const, standing: visitorStatus(who), visitor: who }
    }),
    ended('true'),
  ],
  key: ({ value, context }) => JSON.stringify([value, context]),
})

testPaths({
  name: 'account login',
  cover,
  content: noContent,
  accounts: [walker, otherUser],
  unreachable: {
    'accountLogin.signIn|xstate.done.actor.form|0': 'the features sign in with a temporary password from a mail',
    'accountLogin.leaving|xstate.done.actor.openRequestedPage|0': 'the features hold the page that does not come',
  },
  journeys: ['accountLogin'],
})

const { signIn, createAccount, updatePassword, updateEmail } = pageObjects

const noDraft = 'nothing of an account is kept on the device'
const noRules = 'a form of an account has no rules between its values that a dialog explains'
const noNewPassword = 'no new password is set here'
const notLocked = 'only a sign-in can be locked'
const neverNo = 'the firm says no to it in no words of its own'

const noDrafts = { 'form.idle|draft.loaded|0': noDraft, 'form.idle|form.submitted|1': noRules }
const noDialogs = { 'form.breaksRules|rules.read|0': noRules, 'form.invalid|form.submitted|1': noRules }
const noList = { 'form|passwords.loaded|0': noNewPassword }
const noLock = { 'form.turnedDown|unlock.requested|0': notLocked }
const noUnlocking = {
  'form.unlocking|values.changed|0': notLocked,
  'form.unlocking|xstate.done.actor.unlock|0': notLocked,
  'form.unlocking|xstate.error.actor.unlock|0': notLocked,
}
const neverTurnedDown = {
  'form.sending|xstate.done.actor.sending|2': neverNo,
  'form.turnedDown|values.changed|0': neverNo,
  ...noLock,
  'form.turnedDown|form.submitted|0': neverNo,
  'form.turnedDown|form.submitted|1': neverNo,
  'form.turnedDown|form.submitted|2': neverNo,
}
const turnedDown = { 'form.turnedDown|form.submitted|1': noRules }
const failed = { 'form.failed|form.submitted|1': noRules }

walkForm('sign-in', {
  form: 'signIn',
  cases: [{ ...signIn.good, Email: 'wanda' }],
  verdicts: ['false', 'locked'],
  unreachable: { ...noList, ...noDrafts, ...noDialogs, ...turnedDown, ...failed },
})

walkForm('create account', {
  form: 'createAccount',
  cases: [{ ...createAccount.good, 'Confirm Email': 'nora@lake.example' }],
  verdicts: ['login', 'false'],
  unreachable: { ...noDrafts, ...noDialogs, ...noLock, ...turnedDown, ...noUnlocking, ...failed },
})

walkForm('password recovery', {
  form: 'recovery',
  cases: [{ Email: 'wanda' }],
  unreachable: { ...noList, ...noDrafts, ...noDialogs, ...neverTurnedDown, ...noUnlocking, ...failed },
})

walkForm('password update', {
  form: 'updatePassword',
  cases: [{ ...updatePassword.good, 'Confirm Password': 'birch by the sea' }],
  unreachable: { ...noDrafts, ...noDialogs, ...neverTurnedDown, ...noUnlocking, ...failed },
})

walkForm('email update', {
  form: 'updateEmail',
  cases: [{ ...updateEmail.good, 'Confirm New Email': 'wanda@lake.example' }],
  verdicts: ['duplicate'],
  unreachable: { ...noList, ...noDrafts, ...noDialogs, ...noLock, ...turnedDown, ...noUnlocking, ...failed },
})
