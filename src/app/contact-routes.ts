import { paths } from './paths.ts'
import { contactHead } from './routes/contact-head.ts'
import { thankYouHead } from './routes/thank-you-head.ts'
import type { SiteRoute } from './site-route.ts'

/** Where visitors write to the firm, and where they are thanked for what they sent. */
export const contactRoutes: ReadonlyArray<SiteRoute> = [
  {
    pattern: paths.contact.pattern,
    needs: ['Location'],
    query: ['office'],
    head: contactHead,
    load: async () => (await import('./routes/contact-route.tsx')).ContactRoute,
  },
  {
    pattern: paths.thankYou.pattern,
    needs: [],
    head: thankYouHead,
    load: async () => (await import('./routes/thank-you-route.tsx')).ThankYouRoute,
  },
]
