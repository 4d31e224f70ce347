import { AboutPage } from '#pages/about/about-page.tsx'
import { useAutoplay, useReferenceList } from '../use-site.ts'

export function AboutRoute() {
  return <AboutPage stats={useReferenceList('WebsiteStat')} autoplay={useAutoplay()} />
}
