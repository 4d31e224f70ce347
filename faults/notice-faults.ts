import type { Fault } from './fault.ts'

export const noticeFaults: ReadonlyArray<Fault> = [
  {
    name: 'a failure that hurries: what went wrong goes by itself after five seconds',
    file: 'machines/toast-queue.machine.ts',
    find: "tone === 'danger' || tone === 'warning' ? null",
    replace: "tone === 'warning' ? null",
    within: 'features/shell/toast-queue.feature',
  },
  {
    name: 'good news without end: no notice goes by itself',
    file: 'machines/toast-queue.machine.ts',
    find: ': toastDuration\n',
    replace: ': null\n',
    within: 'features/shell/toast-queue.feature',
  },
  {
    name: 'a tab that is not told: a session that has ended counts as signed out of in the other tabs',
    file: 'machines/session.machine.ts',
    find: '[endedVisitor, deletedVisitor].includes(subject)',
    replace: 'false',
    within: 'features/account/session.feature',
  },
]
