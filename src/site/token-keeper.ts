import { tokenSubject } from '#domain/token-expiry.ts'
import type { StoredToken } from '#machines/session.machine.ts'
import type { Device, End, Ports } from './ports.ts'
import { meetTwins, type Twins } from './twin-tabs.ts'

type Renewing = {
  /** Gives a new token for the old one. */
  readonly refresh: (token: string) => Promise<string>
  /** Says that nobody waits for the new token any more; it is not stored then. */
  readonly signal: AbortSignal
}

/** Where a device keeps the token of its visitor. */
export type TokenKeeper = {
  /** Stores a token in the place of any other; false when there is no room or it is not allowed. */
  readonly keep: (stored: StoredToken) => boolean
  /** Takes a token away, and leaves alone any other that stands there by now. */
  readonly clear: (token: string) => void
  /** The same for a token that counts no more; other tabs are told so, also those that look later (C4.1-08). */
  readonly end: (token: string) => void
  /**
   * Refreshes a token and stores the new one, in one tab of the browser at a time: a tab whose turn comes when another
   * has done it takes what is stored, for a token that is refreshed twice ends its session.
   */
  readonly renew: (held: StoredToken, renewing: Renewing) => Promise<string>
  /**
   * Tells what is stored, now and whenever it may have changed elsewhere, and whose session has ended without being signed
   * out of; null when nobody's has since. @returns what ends that.
   */
  readonly watch: (tell: (stored: StoredToken | null, endedFor: string | null) => void) => End
}

const key = 'access_token'

/** Says to whom the token belonged that was taken off the device because it counted no more. */
const endedKey = 'session_ended'

/** What stands on a device. */
function tokensOn({ shared, tab }: Device) {
  const read = (): StoredToken | null => {
    const ofTab = tab.read(key)
    if (ofTab !== null) return { token: ofTab, remember: false }
    const ofDevice = shared.read(key)
    return ofDevice === null ? null : { token: ofDevice, remember: true }
  }
  const mark = (endedFor: string | null) =>
    endedFor === null ? shared.drop(endedKey) : void shared.keep(endedKey, endedFor)
  const clear = (isMeant: (token: string) => boolean, endedFor: string | null = null) => {
    for (const store of [tab, shared]) {
      const token = store.read(key)
      if (token === null || !isMeant(token)) continue
      // Other tabs look as soon as the token goes, so what they are to find stands there before.
      if (store === shared) mark(endedFor)
      store.drop(key)
    }
  }
  /** Other tabs hear of each change, so what stands there already is not written again. */
  const keep = ({ token, remember }: StoredToken): boolean => {
    const stored = read()
    if (stored?.token === token && stored.remember === remember) return true
    clear(() => true)
    if (remember) mark(null)
    return (remember ? shared : tab).keep(key, token)
  }
  return { read, clear, keep, endedFor: () => shared.read(endedKey) }
}

type Tokens = ReturnType<typeof tokensOn>

/** Refreshes a token that is held, unless another tab has done it, and stores the new one while somebody waits for it. */
async function renew(tokens: Tokens, twins: Twins | null, held: StoredToken, { refresh, signal }: Renewing) {
  await twins?.ask(held.token)
  const stored = tokens.read()
  if (stored && stored.token !== held.token) return stored.token
  const next = await refresh(held.token)
  if (signal.aborted || tokens.read()?.token !== held.token) return next
  tokens.keep({ ...held, token: next })
  twins?.tell({ from: held.token, to: next })
  return next
}

/** Takes over what another tab says of a token that is held here too. @param tell tells what is stored then */
const takeOver =
  (tokens: Tokens, tell: () => void): Parameters<typeof meetTwins>[1] =>
  ({ from, to }) => {
    const stored = tokens.read()
    if (stored?.token !== from || stored.remember) return
    tokens.keep({ token: to, remember: false })
    tell()
  }

/**
 * A token that is to be remembered is shared by all tabs and outlives them, any other belongs to its tab and the copies
 * of it (C3.8-01 to C3.8-03).
 */
export function tokenKeeper({ device, tabs }: Pick<Ports, 'device' | 'tabs'>): TokenKeeper {
  const tokens = tokensOn(device)
  let twins: Twins | null = null
  return {
    keep: tokens.keep,
    clear: (token) => tokens.clear((stored) => stored === token),
    end: (token) => tokens.clear((stored) => stored === token, tokenSubject(token)),
    renew: (held, renewing) => tabs.alone(key, () => renew(tokens, held.remember ? null : twins, held, renewing)),
    watch: (tell) => {
      const read = () => tell(tokens.read(), tokens.endedFor())
      const met = meetTwins(tabs, takeOver(tokens, read))
      twins = met
      read()
      const stopWatching = device.watch(key, read)
      return () => {
        stopWatching()
        met.part()
      }
    },
  }
}
