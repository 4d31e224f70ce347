import { benefits } from '#content/benefits.ts'
import { careersBenefits, careersHome } from '#content/careers-home.ts'
import { FactCards } from '#ui/fact-cards/fact-cards.tsx'
import { Section } from '#ui/section/section.tsx'

/** What comes beside the pay, one card for each kind (J2.2-13, J2.2-14, C2.16-02 to C2.16-07). */
export function Benefits() {
  const { title, lead } = careersHome.benefits
  return (
    <Section title={title} lead={lead}>
      <FactCards cards={careersBenefits.map((type) => benefits[type])} />
    </Section>
  )
}
