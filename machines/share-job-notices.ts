import type { Notice } from './toast-queue.machine.ts'

/** The dialogs of a job: one mails it to the visitor, the other signs her up for jobs like it (J2.5-53, J2.5-54). */
export type ShareDialog = 'email' | 'related'

/** Names the notices of both dialogs: one takes the place of the other. */
export const shareJobNotice = 'share job'

type Asked = { readonly dialog: ShareDialog; readonly subscribe: boolean }

const words = ({ dialog, subscribe }: Asked) => {
  if (dialog === 'related') return { progress: 'Attempting to sign up', success: 'Successfully signed up' }
  if (!subscribe) return { progress: 'Sending this job by email', success: 'This job is on its way' }
  return {
    progress: 'Attempting subscribe to job posting email(s)',
    success: 'Successfully subscribed to job posting email(s)',
  }
}

/** Says that what was asked for is under way (J7-48). */
export const progressOf = (asked: Asked): Notice => ({
  tone: 'info',
  title: words(asked).progress,
  duration: null,
  key: shareJobNotice,
  busy: true,
})

/** Says that it is done (J7-19, J7-49). */
export const successOf = (asked: Asked): Notice => ({
  tone: 'success',
  title: words(asked).success,
  key: shareJobNotice,
})

/** Says why it is not done (J7-52). @param reason of the server, or of what lies on the way to it */
export const failureOf = ({ dialog }: Asked, reason: string): Notice =>
  dialog === 'related'
    ? {
        tone: 'danger',
        title: 'Error occurred while signing up.',
        message: 'Please wait a minute and try again.',
        key: shareJobNotice,
      }
    : { tone: 'danger', title: reason, key: shareJobNotice }

/** Says which rule stands in the way: it does not go away when one waits (J8-36). */
export const brokenRuleOf = ({ dialog }: Asked, reason: string): Notice => ({
  tone: 'danger',
  title: dialog === 'related' ? 'Error occurred while signing up.' : 'This job was not sent.',
  message: reason,
  key: shareJobNotice,
})

/** Says that nobody waits any more for the answer to what has left already. */
export const abandonment: Notice = {
  tone: 'info',
  title: 'You closed this before there was an answer',
  message: 'What you asked for may still arrive by email.',
  key: shareJobNotice,
}
