import type { Head } from './head.ts'
import type { Site } from './site.ts'
import type { SiteRoute } from './site-route.ts'

const galleryHead = (site: Site): Head => ({
  title: `Gallery | ${site.firmName}`,
  description: 'Every primitive of this site in every state.',
  canonical: null,
})

/** Pages for those who work on the site: no build for visitors contains them and no sitemap lists them. */
export const developmentRoutes: ReadonlyArray<SiteRoute> = import.meta.env.DEV
  ? [
      {
        pattern: '/gallery',
        needs: [],
        head: galleryHead,
        load: async () => (await import('#ui/gallery/gallery.tsx')).Gallery,
      },
    ]
  : []
