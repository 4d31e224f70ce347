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
  readonly autoplay: boolean
  readonly now: number
}

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
