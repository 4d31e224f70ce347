import type { Tabs } from './ports.ts'

/** Says something to all other tabs that have joined a conversation, and waits for no answer. */
export function sayTo(tabs: Tabs, topic: string, message: object): void {
  const channel = tabs.join(topic, () => {})
  channel.say(message)
  channel.leave()
}
