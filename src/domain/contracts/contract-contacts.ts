import type { ContractsContact } from '#contract/contracts-contact.ts'
import type { Location } from '#contract/location.ts'

/** A contact with the office it sits in; null when the office is not known (C2.8-30, C2.9-11). */
export type ContactCard = {
  readonly contact: ContractsContact
  readonly office: Location | null
  /** The direct office phone, else the office's (C2.8-34). */
  readonly phone: string | null
}

const plain = (role: string) =>
  role
    .toLowerCase()
    .replace(/\b(for (the )?website|website)\b/g, '')
    .replace(/[^a-z0-9&/]+/g, ' ')
    .trim()

/** The contact of a role, whatever is said of the website in it (C2.8-32, C2.9-10); null when there is none (C2.8-40). */
export function contactOf(
  role: string,
  { contacts, locations }: { contacts: ReadonlyArray<ContractsContact>; locations: ReadonlyArray<Location> },
): ContactCard | null {
  const contact = contacts.find((each) => plain(each.Role) === plain(role))
  if (!contact) return null
  const office = locations.find((each) => each.Location_ID === contact.Location_ID) ?? null
  return { contact, office, phone: contact.DirectOfficePhoneNumber ?? office?.PhoneNumber ?? null }
}
