import { benefits } from '#content/benefits.ts'
import { ownership, ownershipBenefits } from '#content/ownership.ts'
import { paths } from '#addresses/paths.ts'
import { terrainPath } from '#addresses/terrain-path.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { FactCards } from '#ui/fact-cards/fact-cards.tsx'
import { Container } from '#ui/layout/layout.tsx'
import { Prose } from '#ui/prose/prose.tsx'
import { Section } from '#ui/section/section.tsx'
import { Fragment } from 'react'
import * as styles from './ownership-page.css.ts'

export function OwnershipPage() {
  const { title, lead, parts, note } = ownership
  return (
    <>
      <Banner
        title={title}
        lead={lead}
        src={terrainPath('employee ownership', 'dark', 1600, 480)}
        trail={
          <Breadcrumb
            tone="onDark"
            items={[{ label: 'About Us', href: paths.about.to() }, { label: 'Employee Ownership' }]}
          />
        }
      />
      <Container width="reading" className={styles.text}>
        <Prose>
          {parts.map((part) => (
            <Fragment key={part.title}>
              <h2>{part.title}</h2>
              {part.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Fragment>
          ))}
          <p>
            <small>{note}</small>
          </p>
          <p>
            <Anchor href={paths.opportunities.to()}>See which desks are free</Anchor>
          </p>
        </Prose>
      </Container>
      <Section title={ownership.benefits.title} lead={ownership.benefits.lead} tone="mist">
        <FactCards cards={ownershipBenefits.map((type) => benefits[type])} />
      </Section>
    </>
  )
}
