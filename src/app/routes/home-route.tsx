import { HomePage } from '#pages/home/home-page.tsx'
import { useAutoplay, useFigures, useReferenceList, useSite, useYear } from '../use-site.ts'

export function HomeRoute() {
  return (
    <HomePage
      news={useReferenceList('CompanyNews')}
      events={useReferenceList('CompanyEvent')}
      stats={useFigures()}
      groups={useReferenceList('JobPostingGroup')}
      autoplay={useAutoplay()}
      now={useSite().input.now}
      thisYear={useYear()}
    />
  )
}
