import { lazyImport } from '#lazy/lazy-loading.ts'
import { resolveRoute } from './find-route.ts'
import type { SiteRoute } from './site-route.ts'
import { siteRoutes } from './site-routes.ts'

const developmentRoutes: ReadonlyArray<SiteRoute> = import.meta.env.DEV
  ? [
      {
        pattern: '/gallery',
        needs: [],
        head: ({ input: { settings } }) => ({
          title: `Gallery | ${settings.firmName}`,
          description: 'Every primitive of this site in every state.',
          canonical: null,
        }),
        load: async () => (await lazyImport(() => import('#ui/gallery/gallery.tsx'))).Gallery,
      },
    ]
  : []

const knownRoutes = [...siteRoutes, ...developmentRoutes]

export const getRoute = (pathname: string): SiteRoute => resolveRoute(knownRoutes, pathname)
