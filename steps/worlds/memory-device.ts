import type { Device as SitesDevice, Store } from '#site/ports.ts'

export type Device = {
  readonly read: () => Promise<string | null>
  readonly write: (stored: string | null) => Promise<void>
  readonly fill: () => Promise<void>
  readonly freeSpace: () => Promise<void>
}

export type DeviceInMemory = {
  readonly openTab: (copied?: ReadonlyMap<string, string>) => SitesDevice & {
    readonly texts: ReadonlyMap<string, string>
    /** As a browser freezes a tab in the background: what is stored meanwhile, it learns when it wakes. */
    readonly sleep: () => { readonly wake: () => void }
  }
  readonly entry: (key: string) => Device
}

type Watcher = { readonly by: object; readonly key: string; readonly tell: () => void }

export function deviceInMemory(): DeviceInMemory {
  const shared = new Map<string, string>()
  const watchers = new Set<Watcher>()
  const asleep = new Map<object, Set<Watcher>>()
  let isFull = false
  const put = (key: string, text: string | null, by?: object) => {
    if ((shared.get(key) ?? null) === text) return
    if (text === null) shared.delete(key)
    else shared.set(key, text)
    for (const watcher of Array.from(watchers).filter((each) => each.by !== by && each.key === key)) {
      const late = asleep.get(watcher.by)
      if (late) late.add(watcher)
      else watcher.tell()
    }
  }
  const storeOver = (texts: ReadonlyMap<string, string>, set: (key: string, text: string | null) => void): Store => ({
    read: (key) => texts.get(key) ?? null,
    keep: (key, text) => {
      if (!isFull) set(key, text)
      return !isFull
    },
    drop: (key) => set(key, null),
  })
  return {
    openTab: (copied = new Map()) => {
      const tab = {}
      const texts = new Map(copied)
      return {
        texts,
        sleep: () => {
          const late = new Set<Watcher>()
          asleep.set(tab, late)
          return {
            wake: () => {
              asleep.delete(tab)
              for (const { tell } of late) tell()
            },
          }
        },
        shared: storeOver(shared, (key, text) => put(key, text, tab)),
        tab: storeOver(texts, (key, text) => void (text === null ? texts.delete(key) : texts.set(key, text))),
        watch: (key, tell) => {
          const watcher = { by: tab, key, tell }
          watchers.add(watcher)
          return () => watchers.delete(watcher)
        },
      }
    },
    entry: (key) => ({
      read: async () => shared.get(key) ?? null,
      write: async (text) => put(key, text),
      fill: async () => {
        isFull = true
      },
      freeSpace: async () => {
        isFull = false
      },
    }),
  }
}
