import type { ApplicationsChangedEvent } from '#machines/applied-jobs.machine.ts'
import { newKey } from './new-key.ts'
import { broadcastToTabs, type Ports } from './ports.ts'
import { listen } from './watchers.ts'

const applicationsTopic = 'applications'

/** What is broadcast here is heard by every other flow, in this tab and in others. */
export function createApplicationChanges({ random, tabs }: Pick<Ports, 'random' | 'tabs'>) {
  const by = newKey({ random })
  return {
    broadcastChange: () => broadcastToTabs(tabs, applicationsTopic, { by }),
    watchChanges: listen<ApplicationsChangedEvent>(
      (tell) =>
        tabs.join(applicationsTopic, (message) => {
          if (!('by' in message) || message.by !== by) tell({ type: 'applications.changed' })
        }).leave,
    ),
  }
}
