import type { Tabs } from '#site/ports.ts'

type MessageListener = (message: object) => void

export function tabsInMemory(): Tabs {
  const channels = new Map<string, Set<MessageListener>>()
  const queues = new Map<string, Promise<unknown>>()
  return {
    alone: (name, work) => {
      const turn = (queues.get(name) ?? Promise.resolve()).then(work, work)
      queues.set(name, turn)
      return turn
    },
    join: (name, hear) => {
      const hearers = channels.get(name) ?? new Set()
      channels.set(name, hearers.add(hear))
      return {
        say: (message) => {
          for (const other of Array.from(hearers)) if (other !== hear) other(message)
        },
        answered: async () => {},
        leave: () => hearers.delete(hear),
      }
    },
  }
}
