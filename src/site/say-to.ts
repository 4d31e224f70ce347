import type { Tabs } from './ports.ts'

/** Listeners in this tab hear it too, if they have joined. */
export function broadcastToTabs(tabs: Tabs, topic: string, message: object): void {
  const channel = tabs.join(topic, () => {})
  channel.say(message)
  channel.leave()
}
