import type { Tabs } from '#site/ports.ts'

const patience = 100

/** `navigator.locks` is missing on pages without HTTPS. */
export const createBrowserTabs = (window: Window & typeof globalThis): Tabs => ({
  alone: (name, work) => {
    const locks = window.navigator.locks as LockManager | undefined
    return locks ? locks.request(name, work) : work()
  },
  join: (name, hear) => {
    const channel = new window.BroadcastChannel(name)
    channel.addEventListener('message', ({ data }: MessageEvent<object>) => hear(data))
    return {
      say: channel.postMessage.bind(channel),
      answered: () => new Promise((resolve) => void window.setTimeout(resolve, patience)),
      leave: () => channel.close(),
    }
  },
})
