import type { ContractsContact } from '#contract/site-content.ts'
import type { Location } from '#contract/jobs.ts'
import type { ReferenceList } from '#contract/entities.ts'
import { firm } from '#content/firm.ts'
import { seaport } from '#content/seaport.ts'
import { findContactCard } from '#domain/contracts/contract-contacts.ts'
import { paths } from '#addresses/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { ContactCard } from '#ui/contact-card/contact-card.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { MarginRow, MarginRows } from '#ui/margin-rows/margin-rows.tsx'
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
        trail={
          <Breadcrumb
            tone="onDark"
            items={[{ label: 'Contracts', href: paths.contracts.to() }, { label: 'SeaPort' }]}
          />
        }
      />
      <MarginRows>
        <MarginRow margin={<Office />}>
          <div className={styles.panels}>
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
          </div>
        </MarginRow>
      </MarginRows>
    </>
  )
}

function Office() {
  const { title, name, contracts } = seaport.office
  return (
    <>
      <ContactCard title={title} level={2} name={name} phone={firm.phones.main} email={firm.emails.contracts} />
      <p>
        <Anchor href={paths.contracts.to()}>{contracts}</Anchor>
      </p>
    </>
  )
}

function MissingContact({ loading, error }: { loading: boolean; error: boolean }) {
  if (loading) return <p role="status">Loading contacts...</p>
  return <p>{`${error ? 'The contacts could not be loaded. ' : ''}Please call our contracts office.`}</p>
}
