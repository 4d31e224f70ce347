import type { FormName } from '#contract/forms.ts'
import type { SendingOutcome, SendingWords } from './sending.ts'
import type { Notice } from './toast-queue.machine.ts'

export type FormNotice = Pick<Notice, 'tone'> & {
  readonly title: string
  readonly message: string
  readonly reason?: string
  readonly isLocked?: true
}

type Outcomes = {
  readonly sending: SendingWords
  readonly failed: FormNotice
  readonly turnedDown?: Readonly<Record<string, FormNotice>>
}

const proving = 'Making sure you are not a robot. This takes a moment; there is nothing you need to do.'

const message: Outcomes = {
  sending: { proving, submitting: 'Sending your message...' },
  failed: {
    tone: 'danger',
    title: 'Yikes, your email was not sent!',
    message: 'It would seem our email system is undergoing maintenance right now.  Please try again later.',
  },
}

const unexpectedErrorNotice: FormNotice = {
  tone: 'danger',
  title: 'Something went wrong',
  message: 'Please try again later',
}

export const unlocked: FormNotice = {
  tone: 'success',
  title: 'You may sign in again.',
  message: 'Check your email and password, then press LOGIN.',
}

export const stillLockedNotice: FormNotice = {
  tone: 'warning',
  title: 'The check did not go through.',
  message: 'Try again now, or wait a few minutes and sign in.',
  isLocked: true,
}

const unable = (title: string, what: string): FormNotice => ({
  tone: 'danger',
  title,
  message: `We're sorry but we were unable to ${what} at this time. Please try again in a few minutes.`,
})

const outcomes: Readonly<Record<FormName, Outcomes>> = {
  contact: message,
  profile: message,
  signIn: {
    sending: { proving: '', submitting: 'Signing you in!' },
    failed: unexpectedErrorNotice,
    turnedDown: {
      false: { tone: 'danger', title: 'You were NOT signed-in.', message: 'Your email or password was invalid.' },
      locked: {
        tone: 'warning',
        title: 'Too many login attempts.',
        message: 'Please wait a few minutes and try again.',
        isLocked: true,
      },
      expired: {
        tone: 'warning',
        title: 'Your temporary password has expired.',
        message: 'Ask for another one, or sign in with your old password.',
      },
      used: {
        tone: 'warning',
        title: 'Your temporary password has already been used.',
        message: 'Ask for another one, or sign in with your old password.',
      },
    },
  },
  createAccount: {
    sending: { proving, submitting: 'Creating a New Account' },
    failed: unexpectedErrorNotice,
    turnedDown: {
      login: {
        tone: 'warning',
        title: 'Account Not Created.',
        message: 'An account already exists with that email address.',
      },
      false: { tone: 'danger', title: 'Please try again', message: 'Invalid Recaptcha' },
    },
  },
  recovery: {
    sending: { proving, submitting: 'Requesting New Password' },
    failed: unable('Your password reset email was not sent!', 'reset your password'),
  },
  updatePassword: {
    sending: { proving: '', submitting: 'Updating Password' },
    failed: unable('Your password was NOT updated.', 'update your password'),
  },
  updateEmail: {
    sending: { proving: '', submitting: 'Updating Email' },
    failed: unable('Your email was NOT updated.', 'update your email'),
    turnedDown: {
      duplicate: { tone: 'warning', title: 'Email was NOT changed.', message: 'This email is already in use.' },
    },
  },
}

export const getSendingMessages = (form: FormName): SendingWords => outcomes[form].sending

export const isTurnedDown = (form: FormName, { kind, verdict }: SendingOutcome) =>
  kind === 'refused' && outcomes[form].turnedDown?.[verdict] !== undefined

export const getOutcomeNotice = (form: FormName, { kind, verdict, reason }: SendingOutcome): FormNotice =>
  outcomes[form].turnedDown?.[verdict] ?? { ...outcomes[form].failed, ...(kind === 'refused' && reason && { reason }) }

const everyForm = Object.values(outcomes)

const unique = (texts: ReadonlyArray<string>) => [...new Set(texts)].filter((text) => text !== '')

export const sendingTexts = unique(everyForm.flatMap(({ sending }) => Object.values(sending)))

export const failureTexts = unique(everyForm.flatMap(({ failed }) => [failed.title, failed.message]))
export const refusalTexts = unique(
  [...everyForm.flatMap(({ turnedDown = {} }) => Object.values(turnedDown)), unlocked, stillLockedNotice].flatMap(
    ({ title, message: text }) => [title, text],
  ),
)
