import type { Signals } from '#site/ports.ts'

export type Wishes = Parameters<Parameters<Signals['watchWishes']>[0]>[0]

const noWishes: Wishes = { lessMotion: false, moreContrast: false, ownColours: false }

export function signalsInMemory() {
  const watchers = new Set<(wishes: Wishes) => void>()
  let wishes = noWishes
  let privacy = false
  return {
    port: (): Signals => ({
      privacy,
      watchWishes: (tell) => {
        watchers.add(tell)
        tell(wishes)
        return () => watchers.delete(tell)
      },
    }),
    wish: (wished: Wishes) => {
      wishes = wished
      for (const tell of Array.from(watchers)) tell(wishes)
    },
    setPrivacySignal: (isAsked: boolean) => {
      privacy = isAsked
    },
  }
}
