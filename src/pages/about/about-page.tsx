import { about, capabilities, tenets } from '#content/about.ts'
import { terrainPath } from '#addresses/terrain-path.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Grid } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { AtAGlance } from './at-a-glance.tsx'
import { Leadership } from './leadership.tsx'
import { Timeline } from './timeline.tsx'
import * as styles from './about-page.css.ts'

type Props = ComponentProps<typeof Timeline> & {
  readonly celebration?: ReactNode
}

export function AboutPage({ stats, thisYear, celebration }: Props) {
  return (
    <>
      <Banner title={about.title} lead={about.lead} src={terrainPath('about us', 'dark', 1600, 480)}>
        {celebration}
      </Banner>
      <AtAGlance stats={stats} />
      <Timeline stats={stats} thisYear={thisYear} />
      <Leadership />
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
