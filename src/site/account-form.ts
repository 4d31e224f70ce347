import type { FormValues } from '#contract/form.ts'
import { forms, type FormName } from '#contract/forms.ts'
import { rememberSession, unlockSignIn } from '#contract/account-operations.ts'
import { call } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import { readCommonPasswords } from '#domain/passwords/password-rules.ts'
import type { Submission } from '#machines/form-context.ts'
import { formMachine, type FieldWrittenEvent, type FormEvent } from '#machines/form.machine.ts'
import type { Notice } from '#machines/toast-queue.machine.ts'
import { fromPromise } from 'xstate'
import { listen, watchActor } from './watchers.ts'
import { requestApiPayload } from './transaction.ts'
import type { Ports } from './ports.ts'
import { createSendingFlow } from './sending.ts'
import type { Parts } from './site.ts'

type AccountForm = Exclude<FormName, 'contact' | 'profile'>

type Meaning = {
  readonly call: (text: (name: string) => string, isKept: ReadonlyArray<string>, proof: string) => Operation
  readonly success: readonly [title: string, message?: string]
}

const meanings: Readonly<Record<AccountForm, Meaning>> = {
  signIn: {
    call: (text, isKept) => call('SignIn', text('Email').trim(), text('Password'), '', ...isKept),
    success: ['Signed-In!'],
  },
  createAccount: {
    call: (text, isKept, proof) =>
      call(
        'CreateAccount',
        text('Email').trim(),
        text('NewPassword'),
        text('FirstName').trim(),
        text('LastName').trim(),
        proof,
        ...isKept,
      ),
    success: ['Account Created!'],
  },
  recovery: {
    call: (text, _, proof) => call('RequestNewPassword', text('Email').trim(), proof),
    success: ['Please check your inbox!', 'Your password reset email has been sent.'],
  },
  updatePassword: {
    call: (text) => call('UpdatePassword', text('NewPassword'), text('CurrentPassword')),
    success: ['Password Updated!'],
  },
  updateEmail: {
    call: (text) => call('UpdateEmail', text('Email').trim(), text('CurrentPassword')),
    success: ['Email Updated!'],
  },
}

const isAccountForm = (form: FormName): form is AccountForm => Object.hasOwn(meanings, form)

function getMeaning(form: FormName): Meaning {
  if (!isAccountForm(form)) throw new Error(`The form ${form} is none of an account.`)
  return meanings[form]
}

const createTextReader = (values: FormValues) => (name: string) => {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

const createCall = ({ form, values }: Submission, proof: string) =>
  getMeaning(form).call(createTextReader(values), (values['Remember'] ?? []).length > 0 ? [rememberSession] : [], proof)

type LettingIn = 'createAccount' | 'signIn'
const isSigningIn = (form: FormName): form is LettingIn => form === 'createAccount' || form === 'signIn'

async function readReply(readers: Ports['readers'], form: LettingIn, payload: string) {
  const { decodeCreateAccountReply, decodeSignInReply } = await readers()
  if (form === 'createAccount') {
    const { response, token } = decodeCreateAccountReply(payload)
    return { verdict: response, reply: token ?? '' }
  }
  const { response, reason, token } = decodeSignInReply(payload)
  return { verdict: reason ?? response, reply: token ?? '' }
}

const createSuccessNotice = (form: FormName): Notice => {
  const [title, message] = getMeaning(form).success
  return { tone: 'success', title, ...(message !== undefined && { message }), key: 'session' }
}

type AccountFormDeps = Parts<'actors' | 'calls' | 'input' | 'notifications' | 'ports'>

function listGuessableNames({
  actors: { session },
  input: { settings },
}: Parts<'actors' | 'input'>): ReadonlyArray<string> {
  const { applicant } = session.getSnapshot().context
  const own = applicant === null ? [] : [applicant.FirstName, applicant.LastName, applicant.Email]
  return [settings.firmName, ...own]
}

const watchPasswords = (site: Parts<'actors' | 'input' | 'ports'>) =>
  listen<FormEvent, FormName, FieldWrittenEvent>((tell, { hear }) => {
    let isAsked = false
    const ask = async () => {
      isAsked = true
      try {
        const commonPasswords = readCommonPasswords(await site.ports.readText('common-passwords.txt'))
        tell({ type: 'passwords.loaded', guessable: { commonPasswords, names: listGuessableNames(site) } })
      } catch {
        isAsked = false
      }
    }
    hear(({ field }) => {
      if (field === 'NewPassword' && !isAsked) void ask()
    })
    return () => {}
  })

const quiet = () => {}

/** Values of these forms are never kept on the device. */
export function createAccountFormFlow(site: AccountFormDeps) {
  const { actors, calls, ports } = site
  const { notify, explainRules } = site.notifications
  return formMachine.provide({
    actors: {
      cleanUpOnExit: listen(() => quiet),
      watchDraft: listen(() => quiet),
      watchPasswords: watchPasswords(site),
      watchRules: watchActor(actors.ruleAlert, (alert) => (alert.matches('silent') ? { type: 'rules.read' } : null)),
      unlock: fromPromise(async ({ input, signal }) => {
        await requestApiPayload(ports.api, call(unlockSignIn, input.trim(), await ports.prove(unlockSignIn)), {
          signal,
        })
      }),
      sending: createSendingFlow({ calls, ports }, createCall, {
        acceptedReplies: ['true', 'newPassword'],
        readVerdict: (payload, { form }) => (isSigningIn(form) ? readReply(ports.readers, form, payload) : payload),
        withoutKey: [forms.createAccount.operation],
      }),
    },
    actions: {
      reportUnsavedChanges: quiet,
      storeDraft: quiet,
      explainRules: (_, rules) => explainRules(rules),
      showNotice: quiet,
      withdrawNotice: quiet,
      complete: ({ context: { form } }) => notify(createSuccessNotice(form)),
    },
  })
}
