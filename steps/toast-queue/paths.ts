import { coverTransitions } from '#machines/cover.testing.ts'
import { toastQueueMachine, type Notice } from '#machines/toast-queue.machine.ts'
import type { SnapshotFrom } from 'xstate'
import { testPaths } from '../harness/test-paths.ts'
import { sees } from '../harness/sees.ts'
import type { ToastQueueJourney } from './browser.ts'

const at = Date.parse('2026-11-21T08:30:00Z')
const showing = (notice: Notice) => ({ type: 'toast.shown', notice, at }) as const

const toFirst =
  (type: 'toast.closed' | 'toast.undone' | 'toast.timedOut') =>
  ({ context: { toasts } }: SnapshotFrom<typeof toastQueueMachine>) =>
    toasts[0] ? { type, id: toasts[0].id } : null

const cover = coverTransitions(toastQueueMachine, {
  starts: { 'a page': undefined },
  events: [
    showing({ tone: 'danger', title: 'It was not sent', message: 'Try again.', duration: null }),
    showing({ tone: 'success', title: 'It was sent', undo: true }),
    showing({ tone: 'info', title: 'Please Wait...', duration: null, busy: true, key: 'call' }),
    { type: 'toast.withdrawn', key: 'call' },
    toFirst('toast.closed'),
    toFirst('toast.undone'),
    toFirst('toast.timedOut'),
    { type: 'toasts.held', by: 'other tab' },
    { type: 'toasts.released', by: 'other tab' },
    { type: 'past.cleared' },
  ],
  key: ({ value, context: { toasts, past, holds } }) =>
    JSON.stringify([value, toasts.map((toast: Notice) => toast.title), past.length > 0, holds]),
})

const checkView =
  ({ shows }: ToastQueueJourney) =>
  (context: SnapshotFrom<typeof toastQueueMachine>['context']) =>
    sees(
      shows.titles,
      context.toasts.map(({ title }) => title),
    )

testPaths({
  name: 'toast queue',
  cover,
  content: {},
  journeys: ['toastQueue'],
  createViewCheck: checkView,
})
