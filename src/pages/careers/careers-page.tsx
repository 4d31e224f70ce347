import { benefits } from '#content/benefits.ts'
import { careersBenefits, careersHome } from '#content/careers-home.ts'
import { FactCards } from '#ui/fact-cards/fact-cards.tsx'
import { Section } from '#ui/section/section.tsx'
import { paths } from '#addresses/paths.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import type { JobPostingGroup, JobPlace, JobPostingHeader, JobProfile, Location } from '#contract/jobs.ts'
import type { ReferenceList } from '#contract/entities.ts'
import { careersQuery } from '#domain/jobs/careers-search.ts'
import { LinkGrid } from '#ui/link-grid/link-grid.tsx'
import { arrowForwardIcon } from '#ui/icon/symbols/arrows.ts'
import type { WebsiteStat } from '#contract/site-content.ts'
import type { Testimonial } from '#content/testimonials.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { FeaturedJobs } from './featured-jobs.tsx'
import { OurVoice } from './our-voice.tsx'
import { Places } from './places.tsx'
import { SearchBar } from './search-bar.tsx'

export function Benefits() {
  const { title, lead } = careersHome.benefits
  return (
    <Section title={title} lead={lead}>
      <FactCards cards={careersBenefits.map((type) => benefits[type])} />
    </Section>
  )
}

export function Ownership() {
  const { title, text, more } = careersHome.ownership
  return (
    <Section
      title={title}
      lead={text}
      tone="mist"
      action={
        <ButtonLink href={paths.ownership.to()} variant="primary">
          {more}
        </ButtonLink>
      }
    />
  )
}

const categoryJobsAddress = (category: string) =>
  paths.opportunities.to(careersQuery({ keyword: '', category, location: '' }))

export function FindYourFit({ groups }: { groups: ReferenceList<JobPostingGroup> }) {
  const { title, lead, more } = careersHome.fit
  const featured = groups.rows.filter((group) => group.IsFeatured)
  return (
    <Section
      title={title}
      lead={lead}
      action={
        <ButtonLink href={paths.opportunities.to()} variant="text" trailingIcon={arrowForwardIcon}>
          {more}
        </ButtonLink>
      }
    >
      <LinkGrid
        links={featured.map(({ Description }) => ({ label: Description, href: categoryJobsAddress(Description) }))}
      />
    </Section>
  )
}

export type CareersPageProps = {
  readonly groups: ReferenceList<JobPostingGroup>
  readonly stats: ReferenceList<WebsiteStat>
  readonly featured: ReferenceList<JobPostingHeader>
  readonly jobPlaces: ReferenceList<JobPlace>
  readonly profile: ReferenceList<JobProfile>
  readonly offices: ReferenceList<Location>
  readonly now: number
  readonly quotes: ReadonlyArray<Testimonial>
  readonly onSearch: (query: string) => void
  readonly onOpenFeatured: (id: string) => void
}

export function CareersPage(props: CareersPageProps) {
  const { groups, stats, featured, jobPlaces, profile, offices, now, quotes, onSearch, onOpenFeatured } = props
  const { title, lead } = careersHome
  return (
    <>
      <Banner title={title} lead={lead}>
        <SearchBar groups={groups.rows} jobPlaces={jobPlaces.rows} onSearch={onSearch} />
      </Banner>
      <FindYourFit groups={groups} />
      <OurVoice stats={stats} quotes={quotes} />
      <Benefits />
      <FeaturedJobs postings={featured.rows} onOpen={onOpenFeatured} />
      <Places jobPlaces={jobPlaces.rows} profile={profile.rows} offices={offices} now={now} />
      <Ownership />
    </>
  )
}
