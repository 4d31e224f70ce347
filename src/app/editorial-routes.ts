import { paths } from './paths.ts'
import * as heads from './routes/editorial-heads.ts'
import { eventHead } from './routes/event-head.ts'
import { newsHead } from './routes/news-head.ts'
import type { SiteRoute } from './site-route.ts'

/** The pages that tell of the firm (C2.7 to C2.14). */
export const editorialRoutes: ReadonlyArray<SiteRoute> = [
  {
    pattern: paths.services.pattern,
    needs: [],
    head: heads.servicesHead,
    load: async () => (await import('#pages/services/services-page.tsx')).ServicesPage,
  },
  {
    pattern: paths.about.pattern,
    needs: ['WebsiteStat'],
    head: heads.aboutHead,
    load: async () => (await import('./routes/about-route.tsx')).AboutRoute,
  },
  {
    pattern: paths.ownership.pattern,
    needs: [],
    head: heads.ownershipHead,
    load: async () => (await import('#pages/ownership/ownership-page.tsx')).OwnershipPage,
  },
  {
    pattern: paths.equalOpportunity.pattern,
    needs: [],
    head: heads.equalOpportunityHead,
    load: async () => (await import('./routes/equal-opportunity-route.tsx')).EqualOpportunityRoute,
  },
  {
    pattern: paths.contracts.pattern,
    needs: ['ContractsContact', 'Location'],
    head: heads.contractsHead,
    load: async () => (await import('./routes/contracts-route.tsx')).ContractsRoute,
  },
  {
    pattern: paths.smallBusiness.pattern,
    needs: [],
    head: heads.smallBusinessHead,
    load: async () => (await import('#pages/small-business/small-business-page.tsx')).SmallBusinessPage,
  },
  {
    pattern: paths.seaport.pattern,
    needs: ['ContractsContact', 'Location'],
    head: heads.seaportHead,
    load: async () => (await import('./routes/seaport-route.tsx')).SeaportRoute,
  },
  {
    pattern: paths.media.pattern,
    needs: ['CompanyNews', 'CompanyEvent'],
    query: ['news', 'events', 'articles'],
    head: heads.mediaHead,
    load: async () => (await import('./routes/media-route.tsx')).MediaRoute,
  },
  {
    pattern: paths.event.pattern,
    needs: ['CompanyEvent'],
    head: eventHead,
    load: async () => (await import('./routes/event-route.tsx')).EventRoute,
  },
  {
    pattern: paths.news.pattern,
    needs: ['CompanyNews'],
    head: newsHead,
    load: async () => (await import('./routes/news-route.tsx')).NewsRoute,
  },
]
