import { businessClassifications, customersSupported, servicesOffered } from '#contract/business-options.ts'
import { businessProfile } from '#content/business-profile.ts'
import { formCopy } from '#content/form.ts'
import { bindForm, controlId } from '#machines/form-view.ts'
import type { formMachine, FormUserEvent } from '#machines/form.machine.ts'
import { CheckboxColumns } from '#ui/checkbox-columns/checkbox-columns.tsx'
import { FieldGroup } from '#ui/field-group/field-group.tsx'
import { Form } from '#ui/form/form.tsx'
import { pair } from '#ui/form/form.css.ts'
import { TextArea, TextField } from '#ui/text-field/text-field.tsx'
import { mailIcon } from '#ui/icon/symbols/mail.ts'
import type { SnapshotFrom } from 'xstate'
import * as styles from './profile-page.css.ts'
import { paths } from '#addresses/paths.ts'
import { firm } from '#content/firm.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { ContactCard } from '#ui/contact-card/contact-card.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Section } from '#ui/section/section.tsx'

export type ProfileFormProps = {
  readonly snapshot: SnapshotFrom<typeof formMachine>
  readonly send: (event: FormUserEvent) => void
  readonly isHydrated: boolean
}

type ProfileFieldProps = ReturnType<typeof bindForm<'profile'>>['field']

export function ProfileForm({ snapshot, send, isHydrated }: ProfileFormProps) {
  const { field, onLeave: _, ...bound } = bindForm('profile', snapshot, send)
  return (
    <Form
      {...bound}
      icon={mailIcon}
      isHydrated={isHydrated}
      words={{
        ...formCopy,
        name: businessProfile.formHeading,
        button: businessProfile.button,
        status: formCopy.proofHint,
      }}
    >
      <Company field={field} />
      <PointOfContact field={field} />
      <Identifiers field={field} />
      <Choices field={field} />
    </Form>
  )
}

const Company = ({ field }: { field: ProfileFieldProps }) => (
  <FieldGroup title="Company">
    <TextField {...field('Company')} required autoComplete="organization" />
    <TextField {...field('Address')} autoComplete="address-line1" />
    <div className={styles.place}>
      <TextField {...field('City')} autoComplete="address-level2" />
      <TextField {...field('State')} autoComplete="address-level1" />
      <TextField {...field('Zip')} autoComplete="postal-code" />
    </div>
    <TextField {...field('Website')} inputMode="url" autoComplete="url" />
    <TextArea {...field('OtherOfficeLocations')} rows={3} />
  </FieldGroup>
)

const PointOfContact = ({ field }: { field: ProfileFieldProps }) => (
  <FieldGroup title="Point of Contact">
    <div className={pair}>
      <TextField {...field('POC')} required autoComplete="name" />
      <TextField {...field('POCTitle')} required autoComplete="organization-title" />
    </div>
    <TextField {...field('POCEmail')} required type="email" autoComplete="email" />
    <TextField {...field('PhoneNumber')} hint={businessProfile.phoneHint} />
  </FieldGroup>
)

const Identifiers = ({ field }: { field: ProfileFieldProps }) => (
  <FieldGroup title="Identifiers" hint={businessProfile.identifiersHint}>
    <div className={styles.codes}>
      <TextField {...field('DUNSNumber')} inputMode="numeric" />
      <TextField {...field('UniqueEntityIdNumber')} autoCapitalize="characters" />
      <TextField {...field('CageCode')} autoCapitalize="characters" />
    </div>
    <TextField {...field('NAICSCode')} hint={businessProfile.naicsHint} />
    <TextArea {...field('GSASchedules')} rows={3} />
  </FieldGroup>
)

const Choices = ({ field }: { field: ProfileFieldProps }) => (
  <>
    <FieldGroup title="Classifications" hint={businessProfile.classificationsHint}>
      <CheckboxColumns
        name="SmallBusinessClassifications"
        options={businessClassifications}
        getId={(option) => controlId('profile', 'SmallBusinessClassifications', option)}
      />
    </FieldGroup>
    <FieldGroup title="Services" hint={businessProfile.servicesHint}>
      <CheckboxColumns name="ServicesOffered" options={servicesOffered} />
      <TextField {...field('OtherServicesOffered')} />
    </FieldGroup>
    <FieldGroup title="Customers" hint={businessProfile.customersHint}>
      <CheckboxColumns name="CustomersSupported" options={customersSupported} />
      <TextField {...field('OtherCustomersSupported')} />
    </FieldGroup>
  </>
)

export function ProfilePage(form: ProfileFormProps) {
  const { title, lead, formHeading, formLead } = businessProfile
  return (
    <>
      <Banner
        title={title}
        lead={lead}
        size="compact"
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
        <NextSteps />
      </Section>
    </>
  )
}

function NextSteps() {
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
