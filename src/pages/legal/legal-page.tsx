import { terrainPath } from '#addresses/terrain-path.ts'
import { legalLead, termsOfService } from '#content/legal.ts'
import { Accordion, type AccordionProps } from '#ui/accordion/accordion.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Container } from '#ui/layout/layout.tsx'
import { Paragraphs } from '#ui/prose/paragraphs.tsx'
import * as styles from './legal-page.css.ts'

export function LegalPage({ place }: Pick<AccordionProps, 'place'>) {
  return (
    <>
      <Banner title="Legal" lead={legalLead} src={terrainPath('legal', 'dark', 1600, 480)} size="compact" />
      <Container width="reading" className={styles.body}>
        <Accordion
          place={place}
          panels={termsOfService.map(({ text, ...part }) => ({ ...part, children: <Paragraphs text={text} /> }))}
        />
      </Container>
    </>
  )
}
