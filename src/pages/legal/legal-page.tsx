import { firm } from '#content/firm.ts'
import { legalLead, legalQuestions, termsOfService } from '#content/legal.ts'
import { Accordion, type AccordionProps } from '#ui/accordion/accordion.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { ContactCard } from '#ui/contact-card/contact-card.tsx'
import { MarginRow, MarginRows } from '#ui/margin-rows/margin-rows.tsx'
import { Paragraphs } from '#ui/prose/paragraphs.tsx'

export function LegalPage({ place }: Pick<AccordionProps, 'place'>) {
  return (
    <>
      <Banner title="Legal" lead={legalLead} size="short" />
      <MarginRows space="gap">
        <MarginRow
          margin={
            <ContactCard
              title={legalQuestions}
              level={2}
              name={firm.name}
              phone={firm.phones.main}
              email={firm.emails.general}
            />
          }
        >
          <Accordion
            place={place}
            panels={termsOfService.map(({ text, ...part }) => ({ ...part, children: <Paragraphs text={text} /> }))}
          />
        </MarginRow>
      </MarginRows>
    </>
  )
}
