import type { Device } from './device.ts'

type Tell = (stored: string | null) => void

/** One tab's way to the device. */
export type Tab = {
  /** Keeps the text and tells the other tabs; false when it does not fit in. */
  readonly keep: (stored: string) => boolean
  /** Tells what is kept, now and whenever another tab changes it. @returns what ends that. */
  readonly watch: (tell: Tell) => () => void
}

export type DeviceInMemory = Device & { readonly openTab: () => Tab }

/** A device in this process. */
export function deviceInMemory(): DeviceInMemory {
  let kept: string | null = null
  let isFull = false
  const watching = new Map<symbol, Tell>()
  const keep = (stored: string, by?: symbol) => {
    if (isFull) return false
    kept = stored
    for (const [tab, tell] of watching) if (tab !== by) tell(kept)
    return true
  }
  return {
    openTab: () => {
      const tab = Symbol('tab')
      return {
        keep: (stored) => keep(stored, tab),
        watch: (tell) => {
          watching.set(tab, tell)
          tell(kept)
          return () => watching.delete(tab)
        },
      }
    },
    read: async () => kept,
    write: async (stored) => {
      keep(stored)
    },
    fill: async () => {
      isFull = true
    },
    makeRoom: async () => {
      isFull = false
    },
  }
}
