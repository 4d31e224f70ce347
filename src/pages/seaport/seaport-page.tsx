import type { ContractsContact } from '#contract/site-content.ts'
import type { Location } from '#contract/jobs.ts'
import type { ReferenceList } from '#contract/entities.ts'
import { seaport } from '#content/seaport.ts'
import { findContactCard } from '#domain/contracts/contract-contacts.ts'
import { paths } from '#addresses/paths.ts'
import { terrainPath } from '#addresses/terrain-path.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { ContactCard } from '#ui/contact-card/contact-card.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Container } from '#ui/layout/layout.tsx'
import { Prose, type Sanitise } from '#ui/prose/prose.tsx'
import * as styles from './seaport-page.css.ts'

export type SeaportPageProps = {
  readonly contacts: ReferenceList<ContractsContact>
  readonly locations: ReferenceList<Location>
  readonly sanitise: Sanitise
}

export function SeaportPage({ contacts, locations, sanitise }: SeaportPageProps) {
  const { title, lead, roles } = seaport
  const known = { contacts: contacts.rows, locations: locations.rows }
  return (
    <>
      <Banner
        title={title}
        lead={lead}
        size="compact"
        src={terrainPath('seaport', 'dark', 1600, 480)}
        trail={
          <Breadcrumb
            tone="onDark"
            items={[{ label: 'Contracts', href: paths.contracts.to() }, { label: 'SeaPort' }]}
          />
        }
      />
      <Container width="reading" className={styles.panels}>
        {roles.map((role, index) => {
          const found = findContactCard(role, known)
          return (
            <Disclosure key={role} title={role} name="seaport" open={index === 0} look="title">
              {found && (
                <ContactCard
                  name={found.contact.Name}
                  address={found.office?.FullAddress && <Prose html={sanitise(found.office.FullAddress)} />}
                  phone={found.phone}
                  extension={found.contact.Extension}
                  fax={found.office?.FaxNumber ?? null}
                  email={found.contact.Email}
                />
              )}
              {!found && <MissingContact {...contacts} />}
            </Disclosure>
          )
        })}
      </Container>
    </>
  )
}

function MissingContact({ loading, error }: { loading: boolean; error: boolean }) {
  if (loading) return <p role="status">Loading contacts...</p>
  return <p>{`${error ? 'The contacts could not be loaded. ' : ''}Please call our contracts office.`}</p>
}
