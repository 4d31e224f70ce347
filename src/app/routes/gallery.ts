import { lazyImport } from '#lazy/lazy-loading.ts'
import type { SiteRoute } from '../site-route.ts'

export const developmentRoutes: ReadonlyArray<SiteRoute> = import.meta.env.DEV
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
