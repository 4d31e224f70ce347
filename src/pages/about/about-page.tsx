import type { ReferenceList } from '#contract/entities.ts'
import type { WebsiteStat } from '#contract/site-content.ts'
import { facts } from '#content/facts.ts'
import { firm } from '#content/firm.ts'
import { placeOn } from '#domain/drawings/time-axis.ts'
import { BigNumber } from '#ui/big-number/big-number.tsx'
import { Section } from '#ui/section/section.tsx'
import * as styles from './about-page.css.ts'
import { leaders, about, capabilities, tenets } from '#content/about.ts'
import { Grid } from '#ui/layout/layout.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { Timeline } from './timeline.tsx'

const written = (count: number) => count.toLocaleString('en-US')

export function AtAGlance({ stats }: { readonly stats: ReferenceList<WebsiteStat> }) {
  const [figures] = stats.rows
  if (!figures) return null
  return (
    <Section id="at-a-glance" title="At a Glance">
      <div className={styles.figures}>
        <BigNumber value={written(figures.years)} label="Years of careful counting" />
        <BigNumber value={written(figures.employeeCount)} label="Employees" />
        <BigNumber value={written(figures.locationCount)} label="Offices" />
        <BigNumber value={written(figures.employeeOwnedPercent)} suffix="%" label="Employee-owned" />
        <BigNumber value={written(firm.repeatClientPercent)} suffix="%" label="Of our work comes from repeat clients" />
      </div>
    </Section>
  )
}

export function Leadership({ thisYear }: Pick<Props, 'thisYear'>) {
  const firmYears = { from: facts.founded.year, to: thisYear }
  return (
    <Section id="leadership" title="Leadership">
      <Grid as="ul" columns="three" className={styles.leaders}>
        {leaders.map(({ name, role, division, since, quote }) => (
          <li key={name} className={styles.leader}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.role}>{[role, division].filter(Boolean).join(', ')}</p>
            <svg className={styles.years} role="img" aria-label={`Here from ${since} to today`}>
              <line x2="100%" y1="50%" y2="50%" />
              <rect x={`${placeOn(firmYears, since)}%`} width={`${100 - placeOn(firmYears, since)}%`} />
            </svg>
            <p className={styles.since}>{`Joined in ${since}`}</p>
            <blockquote className={styles.quote}>{quote}</blockquote>
          </li>
        ))}
      </Grid>
    </Section>
  )
}

type Props = ComponentProps<typeof Timeline> & {
  readonly celebration?: ReactNode
}

export function AboutPage({ stats, thisYear, celebration }: Props) {
  return (
    <>
      <Banner title={about.title} lead={about.lead} size="short">
        {celebration}
      </Banner>
      <AtAGlance stats={stats} />
      <Timeline stats={stats} thisYear={thisYear} />
      <Leadership thisYear={thisYear} />
      <Section id="tenets" title="Company tenets">
        <Grid as="dl" columns="two" className={styles.tenets}>
          {tenets.map(([title, text]) => (
            <div key={title}>
              <dt className={styles.tenet}>{title}</dt>
              <dd className={styles.tenetText}>{text}</dd>
            </div>
          ))}
        </Grid>
      </Section>
      <Section id="capabilities" title="Capabilities" tone="mist">
        <ul className={styles.capabilities} aria-label="Capabilities">
          {capabilities.map((capability) => (
            <li key={capability}>{capability}</li>
          ))}
        </ul>
      </Section>
    </>
  )
}
