import type { ContractsContact } from '#contract/site-content.ts'
import type { Location } from '#contract/jobs.ts'
import type { ReferenceList } from '#contract/entities.ts'
import { firm } from '#content/firm.ts'
import { findContactCard } from '#domain/contracts/contract-contacts.ts'
import { ContactCard } from '#ui/contact-card/contact-card.tsx'
import { Grid } from '#ui/layout/layout.tsx'
import { Prose, type Sanitise } from '#ui/prose/prose.tsx'
import { Section } from '#ui/section/section.tsx'

const roles: ReadonlyArray<{ role: string; email?: string }> = [
  { role: 'Primary Contract Contact' },
  { role: 'Alternate Contract Contact' },
  { role: 'OASIS PM Contact', email: firm.emails.oasisProgramManager },
  { role: 'OASIS CM Contact', email: firm.emails.oasisContractManager },
  { role: 'General Contract Contact' },
]

type Props = {
  readonly contacts: ReferenceList<ContractsContact>
  readonly locations: ReferenceList<Location>
  readonly sanitise: Sanitise
}

export function ContractContacts({ contacts, locations, sanitise }: Props) {
  const known = { contacts: contacts.rows, locations: locations.rows }
  const found = roles.flatMap(({ role, email }) => {
    const card = findContactCard(role, known)
    return card ? [{ ...card, role, email: email ?? card.contact.Email }] : []
  })
  if (found.length === 0) return null
  return (
    <Section title="Contract contacts" tone="mist">
      <Grid columns="three">
        {found.map(({ role, contact, office, phone, email }) => (
          <ContactCard
            key={role}
            title={role}
            name={contact.Name}
            address={office?.FullAddress && <Prose html={sanitise(office.FullAddress)} />}
            phone={phone}
            extension={contact.Extension}
            fax={office?.FaxNumber ?? null}
            email={email}
          />
        ))}
      </Grid>
    </Section>
  )
}
