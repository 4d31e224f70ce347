import { benefits } from '#content/benefits.ts'
import { careersBenefits, careersHome } from '#content/careers-home.ts'
import { FactCards } from '#ui/fact-cards/fact-cards.tsx'
import { Section } from '#ui/section/section.tsx'

export function Benefits() {
  const { title, lead } = careersHome.benefits
  return (
    <Section title={title} lead={lead}>
      <FactCards cards={careersBenefits.map((type) => benefits[type])} />
    </Section>
  )
}
