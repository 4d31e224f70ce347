import type { JobPostingGroup } from '#contract/job-posting-group.ts'
import type { JobPlace } from '#contract/job-place.ts'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import type { Location } from '#contract/location.ts'
import type { ReferenceList } from '#contract/reference-list.ts'
import type { WebsiteStat } from '#contract/website-stat.ts'
import { careersHome } from '#content/careers-home.ts'
import type { Testimonial } from '#content/testimonials.ts'
import { terrainPath } from '#addresses/terrain-path.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Benefits } from './benefits.tsx'
import { FeaturedJobs } from './featured-jobs.tsx'
import { FindYourFit } from './find-your-fit.tsx'
import { Offices } from './offices.tsx'
import { OurVoice } from './our-voice.tsx'
import { Ownership } from './ownership.tsx'
import { Places } from './places.tsx'
import { SearchBar } from './search-bar.tsx'

export type CareersPageProps = {
  readonly groups: ReferenceList<JobPostingGroup>
  readonly stats: ReferenceList<WebsiteStat>
  readonly featured: ReferenceList<JobPostingHeader>
  readonly jobPlaces: ReferenceList<JobPlace>
  readonly offices: ReferenceList<Location>
  readonly quotes: ReadonlyArray<Testimonial>
  readonly onSearch: (query: string) => void
  readonly onOpenFeatured: (id: string) => void
}

export function CareersPage(props: CareersPageProps) {
  const { groups, stats, featured, jobPlaces, offices, quotes, onSearch, onOpenFeatured } = props
  const { title, lead } = careersHome
  return (
    <>
      <Banner title={title} lead={lead} src={terrainPath(title, 'dark', 1600, 480)}>
        <SearchBar groups={groups.rows} jobPlaces={jobPlaces.rows} onSearch={onSearch} />
      </Banner>
      <FindYourFit groups={groups} />
      <OurVoice stats={stats} quotes={quotes} />
      <Benefits />
      <FeaturedJobs postings={featured.rows} onOpen={onOpenFeatured} />
      <Places jobPlaces={jobPlaces.rows} />
      <Offices offices={offices} />
      <Ownership />
    </>
  )
}
