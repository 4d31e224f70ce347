import { paths } from '#addresses/paths.ts'
import { terrainPath } from '#addresses/terrain-path.ts'
import { businessProfile } from '#content/business-profile.ts'
import { firm } from '#content/firm.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { ContactCard } from '#ui/contact-card/contact-card.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Section } from '#ui/section/section.tsx'
import { ProfileForm, type ProfileFormProps } from './profile-form.tsx'
import * as styles from './profile-page.css.ts'

export function ProfilePage(form: ProfileFormProps) {
  const { title, lead, formHeading, formLead } = businessProfile
  return (
    <>
      <Banner
        title={title}
        lead={lead}
        src={terrainPath('small business program', 'dark', 1600, 480)}
        trail={
          <Breadcrumb
            tone="onDark"
            items={[
              { label: 'Contracts', href: paths.contracts.to() },
              { label: 'Small Business Program', href: paths.smallBusiness.to() },
              { label: 'Profile' },
            ]}
          />
        }
      />
      <Section title={formHeading} lead={formLead}>
        <ProfileForm {...form} />
      </Section>
      <Section tone="mist">
        <Afterwards />
      </Section>
    </>
  )
}

function Afterwards() {
  const { nextHeading, next, contactAlternativesHeading, contactAlternatives } = businessProfile
  return (
    <div className={styles.afterwards}>
      <div className={styles.part}>
        <Heading level={2} size="h3">
          {nextHeading}
        </Heading>
        <ol className={styles.steps}>
          {next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div className={styles.part}>
        <Heading level={2} size="h3">
          {contactAlternativesHeading}
        </Heading>
        <p>{contactAlternatives}</p>
        <ContactCard name="Small Business Liaison" phone={firm.phones.main} email={firm.emails.smallBusiness} />
      </div>
    </div>
  )
}
