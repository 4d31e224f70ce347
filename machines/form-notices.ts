import type { Told } from './form-outcomes.ts'
import type { Notice } from './toast-queue.machine.ts'

/** Names the notices of a form: one takes the place of the other. */
export const formNotice = 'form'

export const pleaseWait = 'Please Wait...'

export const waiting: Notice = { tone: 'info', title: pleaseWait, duration: null, key: formNotice, busy: true }

/** Says why it is not sent: no maintenance is in the way, and waiting would not help (C8-04). */
export const brokenRule = (message: string): Notice => ({
  tone: 'danger',
  title: 'This was not sent. What you wrote is still here.',
  message,
  key: formNotice,
})

/** What became of a form, at the edge of the screen. */
export const noticeOf = (told: Told | null): Notice => ({
  tone: told?.tone ?? 'danger',
  title: told?.title ?? '',
  message: told?.message ?? '',
  key: formNotice,
})
