import { deaf } from '#machines/fake-actors.testing.ts'
import { leavePageMachine } from '#machines/leave-page.machine.ts'
import { createActor } from 'xstate'
import type { Store } from './ports.ts'

export function pageInTab() {
  const texts = new Map<string, string>()
  const tab: Store = {
    read: (key) => texts.get(key) ?? null,
    keep: (key, text) => Boolean(texts.set(key, text)),
    drop: (key) => void texts.delete(key),
  }
  const leavePage = createActor(
    leavePageMachine.provide({ actors: { warnOnUnload: deaf() }, actions: { goOn: () => {}, stay: () => {} } }),
  ).start()
  return { texts, tab, leavePage }
}
