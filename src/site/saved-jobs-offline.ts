import { offlineTopic, savedAddress } from './offline-names.ts'
import type { End } from './ports.ts'
import type { Parts } from './site.ts'

export function createSavedJobsOffline({ ports: { offline, tabs } }: Parts<'ports'>) {
  let isReadable = false
  const look = async () => {
    const pages = (await offline.isUsed()) ? await offline.open() : null
    isReadable = (await pages?.list())?.has(savedAddress) === true
  }
  const subscribe = (changed: () => void): End => {
    const update = () => void look().then(changed, () => {})
    update()
    return tabs.join(offlineTopic, update).leave
  }
  return { now: () => isReadable, subscribe }
}
