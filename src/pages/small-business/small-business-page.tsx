import { servicesOffered } from '#contract/business-options.ts'
import { firm } from '#content/firm.ts'
import { smallBusiness } from '#content/small-business.ts'
import { paths } from '#addresses/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { ContactCard } from '#ui/contact-card/contact-card.tsx'
import { MarginRow } from '#ui/margin-rows/margin-rows.tsx'
import { Section } from '#ui/section/section.tsx'
import * as styles from './small-business-page.css.ts'

export function SmallBusinessPage() {
  const { title, lead, paragraphs, disciplinesTitle, linkLabel, buttonLabel } = smallBusiness
  return (
    <>
      <Banner
        title={title}
        lead={lead}
        size="short"
        trail={
          <Breadcrumb
            tone="onDark"
            items={[{ label: 'Contracts', href: paths.contracts.to() }, { label: 'Small Business Program' }]}
          />
        }
      />
      <Section title="Work with us" rail={false}>
        <MarginRow
          margin={
            <ContactCard name="Small Business Liaison" phone={firm.phones.main} email={firm.emails.smallBusiness} />
          }
        >
          <div className={styles.words}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              <Anchor href={paths.smallBusinessProfile.to()}>{linkLabel}</Anchor>
            </p>
          </div>
        </MarginRow>
      </Section>
      <Section
        title={disciplinesTitle}
        tone="mist"
        action={<ButtonLink href={paths.smallBusinessProfile.to()}>{buttonLabel}</ButtonLink>}
      >
        <ul className={styles.disciplines} aria-label="Disciplines">
          {servicesOffered.map((discipline) => (
            <li key={discipline}>{discipline}</li>
          ))}
        </ul>
      </Section>
    </>
  )
}
