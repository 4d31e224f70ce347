import type { CompanyEvent } from '#contract/company-event.ts'
import type { CompanyNews } from '#contract/company-news.ts'
import type { JobPostingGroup } from '#contract/job-posting-group.ts'
import type { ReferenceList } from '#contract/reference-list.ts'
import type { WebsiteStat } from '#contract/website-stat.ts'
import { AboutUs } from './about-us.tsx'
import { Anniversary } from './anniversary.tsx'
import { Careers } from './careers.tsx'
import { CompanyEvents } from './company-events.tsx'
import { Hero } from './hero.tsx'
import { WhatWeDo } from './what-we-do.tsx'
import { WhatsNew } from './whats-new.tsx'

export type HomePageProps = {
  readonly news: ReferenceList<CompanyNews>
  readonly events: ReferenceList<CompanyEvent>
  readonly stats: ReferenceList<WebsiteStat>
  readonly groups: ReferenceList<JobPostingGroup>
  /** Whether the film may play by itself (C4.3-14). */
  readonly autoplay: boolean
  /** The moment of the visit, in milliseconds. */
  readonly now: number
}

/** The home page: who the firm is, what is new, and the ways in (C2.6). */
export function HomePage({ news, events, stats, groups, autoplay, now }: HomePageProps) {
  return (
    <>
      <Hero autoplay={autoplay} />
      <AboutUs stats={stats} />
      <WhatsNew news={news} />
      <WhatWeDo />
      <Anniversary />
      <Careers groups={groups} />
      <CompanyEvents events={events} now={now} />
    </>
  )
}
