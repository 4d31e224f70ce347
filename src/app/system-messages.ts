import type { SystemMessage } from '#contract/system-message.ts'
import { markOfMessage, toneOfMessage, wordsOfMessage } from '#domain/system-messages.ts'
import { readTextList } from '#domain/text-list.ts'
import { systemMessageDuration, systemMessagesMachine } from '#machines/system-messages.machine.ts'
import { createActor, fromPromise } from 'xstate'
import { ask } from './saved-jobs.ts'
import type { Site } from './site.ts'
import { rowReader, tellNobody, transactionRunner } from './transactions.ts'
import { watchTransitions } from './watch-transitions.ts'

const key = 'system_messages_seen'

/** What this browser has shown since it was opened; nothing when it keeps nothing. */
const marksOf = ({ sessionStorage }: Window) => ({
  read: () => readTextList(ask(() => sessionStorage.getItem(key), null)),
  add(mark: string) {
    ask(() => sessionStorage.setItem(key, JSON.stringify([...this.read(), mark])), undefined)
  },
})

/** Reads the system messages and tells them one at a time (C4.5-03). */
export function startSystemMessages({ api, notify }: Site, window: Window) {
  const readQuietly = rowReader(transactionRunner(api, tellNobody))
  const seen = marksOf(window)
  const tell = (message: SystemMessage) =>
    notify({
      tone: toneOfMessage(message),
      title: wordsOfMessage(message),
      duration: systemMessageDuration,
      key: 'system message',
    })
  const machine = systemMessagesMachine.provide({
    actors: { loadMessages: fromPromise(({ signal }) => readQuietly('SystemMessage', signal)) },
    actions: {
      tell: (_, message) => message && tell(message),
      keepSeen: (_, message) => message && seen.add(markOfMessage(message)),
    },
  })
  createActor(machine, { input: { seen: seen.read() }, inspect: watchTransitions }).start()
}
