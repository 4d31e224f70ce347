import type { FormNotice } from './form-outcomes.ts'
import type { Notice } from './toast-queue.machine.ts'

export const formNotice = 'form'

export const pleaseWait = 'Please Wait...'

export const waiting: Notice = { tone: 'info', title: pleaseWait, duration: null, key: formNotice, busy: true }

export const brokenRule = (message: string): Notice => ({
  tone: 'danger',
  title: 'This was not sent. What you wrote is still here.',
  message,
  key: formNotice,
})

export const toToastNotice = (told: FormNotice | null): Notice => ({
  tone: told?.tone ?? 'danger',
  title: told?.title ?? '',
  message: told?.message ?? '',
  key: formNotice,
})
