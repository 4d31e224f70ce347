import { careersHome } from '#content/careers-home.ts'
import { testimonials } from '#content/testimonials.ts'
import { pickRandom, seededRandom } from '#domain/chance/random.ts'
import { CareersPage } from '#pages/careers/careers-page.tsx'
import { featuredList } from '#site/carousel.ts'
import { SlidesProvider } from '#ui/carousel/slides.tsx'
import { useMemo } from 'react'
import { paths } from '#addresses/paths.ts'
import { RunningSlides } from './running-slides.tsx'
import { useList, useReferenceList, useSite } from '../use-site.ts'

export function CareersRoute() {
  const site = useSite()
  const { actors, input, ports } = site
  const { seed } = input
  const quotes = useMemo(
    () => pickRandom(testimonials, careersHome.voice.quotesShown, seededRandom(`${seed} quotes`)),
    [seed],
  )
  return (
    <SlidesProvider slides={RunningSlides}>
      <CareersPage
        groups={useReferenceList('JobPostingGroup')}
        stats={useReferenceList('WebsiteStat')}
        featured={useList<'JobPostingHeader'>(featuredList(site))}
        jobPlaces={useReferenceList('JobPlace')}
        profile={useReferenceList('JobProfile')}
        now={input.now}
        offices={useReferenceList('Location')}
        quotes={quotes}
        onOpenFeatured={(id) => actors.featured.send({ type: 'featured.opened', id })}
        onSearch={(query) => void ports.view.go(paths.opportunities.to(query))}
      />
    </SlidesProvider>
  )
}
