import { serviceCards } from '#content/home.ts'
import { paths } from '#addresses/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Grid } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import * as styles from './what-we-do.css.ts'

export function WhatWeDo() {
  return (
    <Section title="What We Do" tone="mist">
      <Grid as="ul" columns="three" gap="wide" className={styles.list}>
        {serviceCards.map(({ fragment, title, text }) => (
          <li key={fragment} className={styles.item}>
            <h3 className={styles.title}>
              <Anchor href={paths.services.to(fragment)} className={styles.link}>
                {title}
              </Anchor>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </Grid>
    </Section>
  )
}
