import { createSubscribeCall } from '#contract/job-alerts.ts'
import { shareJobMachine, type ShareJobEvent } from '#machines/share-job.machine.ts'
import { shareJobNotice } from '#machines/share-job-notices.ts'
import type { Notice } from '#machines/toast-queue.machine.ts'
import { listen } from './watchers.ts'
import type { Notifications } from './notifications.ts'
import type { View } from './ports.ts'
import { createSendingFlow } from './sending.ts'
import type { Parts } from './site.ts'

const createPageWatcher = ({ place, watchPlace }: Pick<View, 'place' | 'watchPlace'>, end: () => void) =>
  listen<ShareJobEvent>((tell) => {
    let page = place().pathname
    const stopWatching = watchPlace(({ pathname }) => {
      if (pathname !== page) tell({ type: 'dialog.closed' })
      page = pathname
    })
    return () => {
      stopWatching()
      end()
    }
  })

function createNoticeActions({ notify, withdraw }: Pick<Notifications, 'notify' | 'withdraw'>) {
  let isUnderWay = false
  return {
    show: (notice: Notice) => {
      isUnderWay = notice.busy === true
      notify(notice)
    },
    withdraw,
    withdrawProgress: () => isUnderWay && withdraw(shareJobNotice),
  }
}

export function createShareJobFlow({
  actors,
  calls,
  notifications,
  ports,
}: Parts<'actors' | 'calls' | 'notifications' | 'ports'>) {
  const notices = createNoticeActions(notifications)
  return shareJobMachine.provide({
    actors: {
      cleanUpOnExit: createPageWatcher(ports.view, notices.withdrawProgress),
      sending: createSendingFlow({ calls, ports }, createSubscribeCall, { endsWithFlow: true }),
    },
    actions: {
      showNotice: (_, notice) => notices.show(notice),
      withdrawNotice: (_, key) => notices.withdraw(key),
      reportShare: (_, { dialog, id }) => actors.shared.send({ type: 'job.shared', method: dialog, id }),
    },
  })
}
