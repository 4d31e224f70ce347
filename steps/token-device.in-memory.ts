import type { StoredToken } from '#machines/session.machine.ts'
import type { Place } from './session.journey.ts'

type Tell = (stored: StoredToken | null) => void

/** One tab's way to the token of the device. */
export type TokenTab = {
  readonly keep: (stored: StoredToken) => boolean
  readonly clear: (token: string) => void
  /** Tells what is kept, now and whenever another tab changes it. @returns what ends that. */
  readonly watch: (tell: Tell) => () => void
  readonly read: (place: Place) => string | null
}

export type TokenDevice = {
  readonly openTab: () => TokenTab
  /** Has another tab keep this for all tabs; null takes it away. */
  readonly write: (token: string | null) => void
  readonly fill: () => void
}

/** The storage for tokens of a browser in this process. */
export function tokenDeviceInMemory(): TokenDevice {
  let shared: string | null = null
  let isFull = false
  const watching = new Set<() => void>()
  const share = (token: string | null, by?: () => void) => {
    if (shared === token) return
    shared = token
    for (const tell of watching) if (tell !== by) tell()
  }
  const openTab = (): TokenTab => {
    let ofTab: string | null = null
    let telling: (() => void) | undefined
    const stored = (): StoredToken | null => {
      if (ofTab !== null) return { token: ofTab, remember: false }
      return shared === null ? null : { token: shared, remember: true }
    }
    return {
      keep: ({ token, remember }) => {
        ofTab = null
        if (isFull) share(null, telling)
        if (isFull) return false
        share(remember ? token : null, telling)
        if (!remember) ofTab = token
        return true
      },
      clear: (token) => {
        if (ofTab === token) ofTab = null
        if (shared === token) share(null, telling)
      },
      watch: (tell) => {
        const mine = () => tell(stored())
        telling = mine
        watching.add(mine)
        mine()
        return () => watching.delete(mine)
      },
      read: (place) => (place === 'tab' ? ofTab : shared),
    }
  }
  return {
    openTab,
    write: (token) => share(token),
    fill: () => {
      isFull = true
    },
  }
}
