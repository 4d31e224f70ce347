import type { Head } from '../head.ts'
import type { Site } from '../site.ts'

export const contactHead = (site: Site): Head => ({
  title: `Contact | ${site.firmName}`,
  description: `The offices of ${site.firmName}, their addresses and phone numbers, and a form to write to us.`,
  canonical: '/contact',
})
