import type { Tabs } from './ports.ts'

/** A token and what it was refreshed to. */
type Renewal = { readonly from: string; readonly to: string }

const channelName = 'access_token'

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
export function meetTwins(tabs: Tabs, takeOver: (renewal: Renewal) => void) {
  const renewals = new Map<string, string>()
  const channel = tabs.join(channelName, ({ from = '', to }: Partial<Renewal>) => {
    if (to !== undefined) {
      renewals.set(from, to)
      return takeOver({ from, to })
    }
    const known = latest(renewals, from)
    if (known !== undefined) channel.say({ from, to: known })
  })
  return {
    /** Tells the other tabs of a renewal. */
    tell: ({ from, to }: Renewal) => {
      renewals.set(from, to)
      channel.say({ from, to })
    },
    /** Asks the other tabs whether they have renewed a token; what they say has been taken over when this settles. */
    ask: async (from: string) => {
      channel.say({ from })
      await channel.answered()
    },
    part: channel.leave,
  }
}
