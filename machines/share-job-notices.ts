import type { Notice } from './toast-queue.machine.ts'

export type ShareDialog = 'email' | 'related'

export const shareJobNotice = 'share job'

type ShareRequest = { readonly dialog: ShareDialog; readonly subscribe: boolean }

const words = ({ dialog, subscribe }: ShareRequest) => {
  if (dialog === 'related') return { progress: 'Attempting to sign up', success: 'Successfully signed up' }
  if (!subscribe) return { progress: 'Sending this job by email', success: 'This job is on its way' }
  return {
    progress: 'Attempting subscribe to job posting email(s)',
    success: 'Successfully subscribed to job posting email(s)',
  }
}

export const createProgressNotice = (asked: ShareRequest): Notice => ({
  tone: 'info',
  title: words(asked).progress,
  duration: null,
  key: shareJobNotice,
  busy: true,
})

export const createSuccessNotice = (asked: ShareRequest): Notice => ({
  tone: 'success',
  title: words(asked).success,
  key: shareJobNotice,
})

export const createFailureNotice = ({ dialog }: ShareRequest, reason: string): Notice =>
  dialog === 'related'
    ? {
        tone: 'danger',
        title: 'Error occurred while signing up.',
        message: 'Please wait a minute and try again.',
        key: shareJobNotice,
      }
    : { tone: 'danger', title: reason, key: shareJobNotice }

export const createBrokenRuleNotice = ({ dialog }: ShareRequest, reason: string): Notice => ({
  tone: 'danger',
  title: dialog === 'related' ? 'Error occurred while signing up.' : 'This job was not sent.',
  message: reason,
  key: shareJobNotice,
})

export const abandonment: Notice = {
  tone: 'info',
  title: 'You closed this before there was an answer',
  message: 'What you asked for may still arrive by email.',
  key: shareJobNotice,
}
