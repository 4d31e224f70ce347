/** A token and what it was refreshed to. */
type Renewal = { readonly from: string; readonly to: string }

const channelName = 'access_token'

/** How long an answer from another tab may take, in milliseconds. */
const patience = 100

/** Follows renewals to the latest token; undefined when none is known. */
function latest(renewals: ReadonlyMap<string, string>, from: string): string | undefined {
  let token = renewals.get(from)
  while (token !== undefined && renewals.has(token)) token = renewals.get(token)
  return token
}

export type Twins = ReturnType<typeof meetTwins>

/**
 * Keeps copies of a tab in step. A browser gives the copy of a tab what the tab had stored, so both hold one token; were
 * both to refresh it, each would look like a thief to the site.
 * @param takeOver called with each renewal that another tab tells of
 */
export function meetTwins(window: Window & typeof globalThis, takeOver: (renewal: Renewal) => void) {
  const channel = new window.BroadcastChannel(channelName)
  const renewals = new Map<string, string>()
  const say = channel.postMessage.bind(channel)
  channel.addEventListener('message', ({ data }: MessageEvent<Partial<Renewal>>) => {
    const { from = '', to } = data
    if (to !== undefined) {
      renewals.set(from, to)
      return takeOver({ from, to })
    }
    const known = latest(renewals, from)
    if (known !== undefined) say({ from, to: known })
  })
  return {
    /** Tells the other tabs of a renewal. */
    tell: ({ from, to }: Renewal) => {
      renewals.set(from, to)
      say({ from, to })
    },
    /** Asks the other tabs whether they have renewed a token; what they say has been taken over when this settles. */
    ask: async (from: string) => {
      say({ from })
      await new Promise((resolve) => window.setTimeout(resolve, patience))
    },
    part: () => channel.close(),
  }
}
