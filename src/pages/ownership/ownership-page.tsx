import { benefits } from '#content/benefits.ts'
import { ownership, ownershipBenefits } from '#content/ownership.ts'
import { paths } from '#addresses/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { FactCards } from '#ui/fact-cards/fact-cards.tsx'
import { MarginFigure, MarginRow, MarginRows } from '#ui/margin-rows/margin-rows.tsx'
import { Prose } from '#ui/prose/prose.tsx'
import { Section } from '#ui/section/section.tsx'

export function OwnershipPage() {
  const { title, lead, parts, note } = ownership
  return (
    <>
      <Banner
        title={title}
        lead={lead}
        size="short"
        trail={
          <Breadcrumb
            tone="onDark"
            items={[{ label: 'About Us', href: paths.about.to() }, { label: 'Employee Ownership' }]}
          />
        }
      />
      <MarginRows>
        {parts.map((part, index) => (
          <MarginRow
            key={part.title}
            margin={
              <>
                <MarginFigure {...part.figure} />
                {index === 0 && <p>{note}</p>}
                {index === parts.length - 1 && (
                  <p>
                    <Anchor href={paths.opportunities.to()}>See which desks are free</Anchor>
                  </p>
                )}
              </>
            }
          >
            <Prose>
              <h2>{part.title}</h2>
              {part.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
          </MarginRow>
        ))}
      </MarginRows>
      <Section title={ownership.benefits.title} lead={ownership.benefits.lead} tone="mist">
        <FactCards cards={ownershipBenefits.map((type) => benefits[type])} />
      </Section>
    </>
  )
}
