import type { Location } from '#contract/jobs.ts'
import { paths } from '#addresses/paths.ts'
import { officeCareersQuery, officeDirectionsUrl } from '#domain/map/offices.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { workIcon, locationOnIcon } from '#ui/icon/symbols/places.ts'
import { DefinitionList } from '#ui/definition-list/definition-list.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { PhoneLink } from '#ui/phone-link/phone-link.tsx'
import { Prose, type Sanitise } from '#ui/prose/prose.tsx'
import { callIcon, printIcon } from '#ui/icon/symbols/contact.ts'
import * as styles from './offices.css.ts'

type CareersLinkProps = { readonly office: Location; readonly variant: 'secondary' | 'text' }

export const CareersLink = ({ office, variant }: CareersLinkProps) => (
  <ButtonLink
    variant={variant}
    icon={workIcon}
    href={paths.opportunities.to(officeCareersQuery(office))}
    {...(office.City && { 'aria-label': `Careers in ${office.City}` })}
  >
    Careers
  </ButtonLink>
)

function Phone({ number, extension }: { number: string; extension: string | null }) {
  return (
    <PhoneLink phone={number} extension={extension} className={styles.phone}>
      {extension ? `${number} ext. ${extension}` : number}
    </PhoneLink>
  )
}

export function OfficeCard({ office, sanitise }: { office: Location; sanitise: Sanitise }) {
  const { Description, FullAddress, PhoneNumber, Extension, FaxNumber } = office
  const details = [
    ...(FullAddress ? [{ term: 'Address', icon: locationOnIcon, detail: <Prose html={sanitise(FullAddress)} /> }] : []),
    ...(PhoneNumber
      ? [{ term: 'Phone', icon: callIcon, detail: <Phone number={PhoneNumber} extension={Extension} /> }]
      : []),
    ...(FaxNumber ? [{ term: 'Fax', icon: printIcon, detail: FaxNumber }] : []),
  ]
  return (
    <section className={styles.card} aria-labelledby="selected-office">
      <Heading level={3} id="selected-office" aria-live="polite">
        {Description}
      </Heading>
      <DefinitionList items={details} />
      <Cluster>
        <ButtonLink variant="secondary" icon={locationOnIcon} href={officeDirectionsUrl(office)}>
          Directions
        </ButtonLink>
        <CareersLink office={office} variant="secondary" />
      </Cluster>
    </section>
  )
}
