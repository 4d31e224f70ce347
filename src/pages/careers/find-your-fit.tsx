import type { JobPostingGroup } from '#contract/job-posting-group.ts'
import type { ReferenceList } from '#contract/reference-list.ts'
import { careersHome } from '#content/careers-home.ts'
import { careersQuery } from '#domain/careers-search.ts'
import { paths } from '#app/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Grid } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import * as styles from './find-your-fit.css.ts'

const jobsOf = (category: string) => paths.opportunities.to(careersQuery({ keyword: '', category, location: '' }))

/** A way into each featured kind of work (J2.2-23 to J2.2-25). */
export function FindYourFit({ groups }: { groups: ReferenceList<JobPostingGroup> }) {
  const { title, lead, more } = careersHome.fit
  const featured = groups.rows.filter((group) => group.IsFeatured && group.IsActive)
  return (
    <Section
      title={title}
      lead={lead}
      action={
        <ButtonLink href={paths.opportunities.to()} variant="text" iconAfter="arrow_forward">
          {more}
        </ButtonLink>
      }
    >
      <Grid as="ul" columns="four" gap="none" className={styles.list}>
        {featured.map(({ Description }) => (
          <li key={Description}>
            <Anchor href={jobsOf(Description)} className={styles.link}>
              {Description}
              <Icon name="arrow_forward" size="small" />
            </Anchor>
          </li>
        ))}
      </Grid>
    </Section>
  )
}
