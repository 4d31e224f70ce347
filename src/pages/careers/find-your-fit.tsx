import type { JobPostingGroup } from '#contract/job-posting-group.ts'
import type { ReferenceList } from '#contract/reference-list.ts'
import { careersHome } from '#content/careers-home.ts'
import { careersQuery } from '#domain/jobs/careers-search.ts'
import { paths } from '#addresses/paths.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { LinkGrid } from '#ui/link-grid/link-grid.tsx'
import { Section } from '#ui/section/section.tsx'
import { arrowForwardIcon } from '#ui/icon/symbols/arrow-forward.ts'

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
