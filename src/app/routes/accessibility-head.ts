import type { Head } from '../head.ts'
import type { Site } from '../site.ts'

export const accessibilityHead = (site: Site): Head => ({
  title: `Accessibility | ${site.firmName}`,
  description: `How ${site.firmName} makes this site usable for everyone, how that is tested, what is missing, and how to report a problem.`,
  canonical: '/accessibility',
})
