import type { ContractsContact } from '#contract/site-content.ts'
import type { Location } from '#contract/jobs.ts'

export type ContactCard = {
  readonly contact: ContractsContact
  readonly office: Location | null
  readonly phone: string | null
}

const normalizeRole = (role: string) =>
  role
    .toLowerCase()
    .replace(/\b(for (the )?)?website\b/g, '')
    .replace(/[^a-z0-9&/]+/g, ' ')
    .trim()

export function findContactCard(
  role: string,
  { contacts, locations }: { contacts: ReadonlyArray<ContractsContact>; locations: ReadonlyArray<Location> },
): ContactCard | null {
  const contact = contacts.find((each) => normalizeRole(each.Role) === normalizeRole(role))
  if (!contact) return null
  const office = locations.find((each) => each.Location_ID === contact.Location_ID) ?? null
  return { contact, office, phone: contact.DirectOfficePhoneNumber ?? office?.PhoneNumber ?? null }
}
