import type { ReferenceList } from '#contract/reference-list.ts'
import type { WebsiteStat } from '#contract/website-stat.ts'
import { homeAbout } from '#content/home.ts'
import { paths } from '#addresses/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { BigNumber } from '#ui/big-number/big-number.tsx'
import { CountedNumber } from '#ui/counter/counted-number.tsx'
import { Grid } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import { ListState } from '#ui/list-state/list-state.tsx'
import * as styles from './about-us.css.ts'

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
        <Grid columns="four" gap="wide" className={styles.figures}>
          <BigNumber value={<CountedNumber value={figures.years} />} label="Years of careful counting" />
          <BigNumber value={<CountedNumber value={figures.employeeCount} />} label="Employees" />
          <BigNumber value={<CountedNumber value={figures.locationCount} />} label="Offices across the country" />
          <BigNumber value={<CountedNumber value={figures.employeeOwnedPercent} />} suffix="%" label="Employee-owned" />
        </Grid>
      )}
    </Section>
  )
}
