import type { SystemWishes } from '#domain/visit/accessibility-settings.ts'
import type { Signals } from '#site/ports.ts'

const wishQueries = {
  lessMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  ownColours: '(forced-colors: active)',
} as const satisfies Record<keyof SystemWishes, string>

export const createBrowserSignals = (window: Window): Signals => ({
  privacy: 'globalPrivacyControl' in window.navigator && window.navigator.globalPrivacyControl === true,
  watchWishes: (tell) => {
    const queries = Object.entries(wishQueries).map(([wish, query]) => [wish, window.matchMedia(query)] as const)
    const follow = () =>
      tell(Object.fromEntries(queries.map(([wish, { matches }]) => [wish, matches])) as unknown as SystemWishes)
    follow()
    for (const [, query] of queries) query.addEventListener('change', follow)
    return () => {
      for (const [, query] of queries) query.removeEventListener('change', follow)
    }
  },
})
