import type { SystemMessage } from '#contract/site-content.ts'
import { messageKey, messageTone, messageText, parseStringList } from '#domain/visit/system-messages.ts'
import { systemMessageDuration, systemMessagesMachine } from '#machines/system-messages.machine.ts'
import { fromPromise } from 'xstate'
import type { Parts } from './site.ts'
import type { Store } from './ports.ts'
import { rowReader } from './transaction.ts'

const key = 'system_messages_seen'

export const readSeenMessages = (tab: Store): ReadonlyArray<string> => parseStringList(tab.read(key))

export const createSystemMessagesFlow = ({
  calls,
  notifications: { notify },
  ports,
}: Parts<'calls' | 'notifications' | 'ports'>) => {
  const { device } = ports
  const readRows = rowReader(calls.transactQuietly)
  const tell = (message: SystemMessage) =>
    notify({
      tone: messageTone(message),
      title: messageText(message),
      duration: systemMessageDuration,
      key: 'system message',
    })
  return systemMessagesMachine.provide({
    actors: { loadMessages: fromPromise(({ signal }) => readRows('SystemMessage', signal)) },
    actions: {
      tell: (_, message) => message && tell(message),
      markSeen: (_, message) =>
        message && device.tab.keep(key, JSON.stringify([...readSeenMessages(device.tab), messageKey(message)])),
    },
  })
}
