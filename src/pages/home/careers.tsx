import type { JobPostingGroup } from '#contract/job-posting-group.ts'
import type { ReferenceList } from '#contract/reference-list.ts'
import { careersBanner } from '#content/home.ts'
import { paths } from '#addresses/paths.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { LinkGrid } from '#ui/link-grid/link-grid.tsx'
import { Section } from '#ui/section/section.tsx'
import { ListState } from '#ui/list-state/list-state.tsx'

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
