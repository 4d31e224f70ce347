import { savedJobsOfflineMachine, type SavedJobsOfflineEvent } from '#machines/saved-jobs-offline.machine.ts'
import { offlineTopic, savedAddress } from './offline-names.ts'
import type { Parts } from './site.ts'
import { listen } from './watchers.ts'

export const createSavedJobsOfflineFlow = ({ ports: { offline, tabs } }: Parts<'ports'>) => {
  const isReadable = async () => {
    if (!(await offline.isUsed())) return false
    const pages = await offline.open()
    return (await pages?.list())?.has(savedAddress) === true
  }
  return savedJobsOfflineMachine.provide({
    actors: {
      watchOffline: listen<SavedJobsOfflineEvent>((tell) => {
        const look = () =>
          void isReadable()
            .then((answer) => tell({ type: 'offline.changed', isReadable: answer }))
            .catch(() => {})
        look()
        return tabs.join(offlineTopic, look).leave
      }),
    },
  })
}
