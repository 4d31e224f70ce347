import type { ReferenceList } from '#contract/entities.ts'
import type { WebsiteStat } from '#contract/site-content.ts'
import { homeAbout, careersBanner } from '#content/home.ts'
import { paths } from '#addresses/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { BigNumber } from '#ui/big-number/big-number.tsx'
import { CountedNumber } from '#ui/counter/counted-number.tsx'
import { Grid } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import { ListState } from '#ui/list-state/list-state.tsx'
import * as styles from './home-page.css.ts'
import type { JobPostingGroup } from '#contract/jobs.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { LinkGrid } from '#ui/link-grid/link-grid.tsx'
import type { CompanyEvent, CompanyNews } from '#contract/media.ts'
import { sortEvents } from '#domain/media/media-lists.ts'
import { toEventSummary } from '#domain/media/news-events.ts'
import { EventItem } from '#ui/event-item/event-item.tsx'
import { Anniversary } from './anniversary.tsx'
import { Hero } from './hero.tsx'
import { WhatWeDo } from './what-we-do.tsx'
import { WhatsNew } from './whats-new.tsx'

export function AboutUs({ stats }: { stats: ReferenceList<WebsiteStat> }) {
  const [figures] = stats.rows
  return (
    <Section title="About Us" lead={homeAbout.heading}>
      <div className={styles.words}>
        {homeAbout.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <Anchor href={paths.about.to()}>{homeAbout.linkLabel}</Anchor>
        </p>
      </div>
      <ListState list={stats} thing="figures" lines={2} />
      {figures && (
        <div className={styles.figures}>
          <BigNumber value={<CountedNumber value={figures.years} />} label="Years of careful counting" />
          <BigNumber value={<CountedNumber value={figures.locationCount} />} label="Offices across the country" />
          <BigNumber value={<CountedNumber value={figures.employeeOwnedPercent} />} suffix="%" label="Employee-owned" />
        </div>
      )}
    </Section>
  )
}

const atMost = 4

const offered = (groups: ReadonlyArray<JobPostingGroup>) => {
  const featured = groups.filter((group) => group.IsFeatured)
  return [...featured, ...groups.filter((group) => !group.IsFeatured)].slice(0, atMost)
}

const categoryJobsAddress = (group: JobPostingGroup) =>
  paths.opportunities.to(new URLSearchParams({ category: group.Description.toLowerCase() }).toString())

export function Careers({ groups }: { groups: ReferenceList<JobPostingGroup> }) {
  return (
    <Section
      title={careersBanner.heading}
      lead={careersBanner.text}
      action={<ButtonLink href={paths.opportunities.to()}>{careersBanner.linkLabel}</ButtonLink>}
    >
      <ListState list={groups} thing="job categories" lines={2} />
      <LinkGrid
        links={offered(groups.rows).map((group) => ({ label: group.Description, href: categoryJobsAddress(group) }))}
      />
    </Section>
  )
}

export function CompanyEvents({ events, now }: { events: ReferenceList<CompanyEvent>; now: number }) {
  if (events.rows.length === 0) return null
  return (
    <Section title="Company Events" tone="mist">
      <Grid as="ul" columns="two" gap="none" className={styles.list}>
        {sortEvents(events.rows, now)
          .slice(0, 4)
          .map((event) => (
            <EventItem
              key={event.CompanyEvent_ID}
              href={paths.event.to(event.CompanyEvent_ID)}
              {...toEventSummary(event, now)}
            />
          ))}
      </Grid>
    </Section>
  )
}

export type HomePageProps = {
  readonly news: ReferenceList<CompanyNews>
  readonly events: ReferenceList<CompanyEvent>
  readonly stats: ReferenceList<WebsiteStat>
  readonly groups: ReferenceList<JobPostingGroup>
  readonly autoplay: boolean
  readonly now: number
  readonly thisYear: number
}

export function HomePage({ news, events, stats, groups, autoplay, now, thisYear }: HomePageProps) {
  const [figures] = stats.rows
  return (
    <>
      <Hero
        autoplay={autoplay}
        today={figures?.employeeCount ? { year: thisYear, people: figures.employeeCount } : null}
      />
      <AboutUs stats={stats} />
      <WhatsNew news={news} />
      <WhatWeDo />
      <Anniversary />
      <Careers groups={groups} />
      <CompanyEvents events={events} now={now} />
    </>
  )
}
