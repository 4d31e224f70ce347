import { contactCopy } from '#content/contact.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Section } from '#ui/section/section.tsx'
import { ContactForm, type ContactFormProps } from './contact-form.tsx'
import { Offices, type OfficesProps } from './offices.tsx'
import { OtherContactMethods } from './contact-methods.tsx'
import * as styles from './contact-page.css.ts'

export type ContactPageProps = {
  readonly offices: OfficesProps
  readonly form: ContactFormProps
}

export function ContactPage({ offices, form }: ContactPageProps) {
  return (
    <>
      <Banner title="Contact" lead={contactCopy.lead} />
      <Section title={contactCopy.officesHeading}>
        <Offices {...offices} />
      </Section>
      <Section title={contactCopy.formHeading} lead={contactCopy.formLead} tone="mist">
        <div className={styles.message}>
          <ContactForm {...form} />
          <OtherContactMethods />
        </div>
      </Section>
    </>
  )
}
