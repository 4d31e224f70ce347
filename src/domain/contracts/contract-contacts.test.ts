import type { ContractsContact } from '#contract/site-content.ts'
import type { Location } from '#contract/jobs.ts'
import { expect, test } from 'vitest'
import { findContactCard } from './contract-contacts.ts'

const office = { Location_ID: '7', Description: 'Dayton', PhoneNumber: '(937) 555-0110', FaxNumber: null } as Location
const contact = (fields: Partial<ContractsContact>): ContractsContact => ({
  ContractsContact_ID: '1',
  Role: 'Contracts',
  Name: 'Leland Marsh',
  Email: 'l.marsh@tamarack.example',
  Location_ID: '7',
  DirectOfficePhoneNumber: null,
  Extension: null,
  ...fields,
})
const find = (role: string, ...contacts: ContractsContact[]) => findContactCard(role, { contacts, locations: [office] })

test('[C2.8-30][C2.9-11][C3.5-09] a contact is joined to its office by the office id', () => {
  expect(find('Contracts', contact({}))?.office).toEqual(office)
  expect(find('Contracts', contact({ Location_ID: '8' }))?.office).toBeNull()
})

test('[C2.8-34] the phone is the direct one, else that of the office', () => {
  expect(find('Contracts', contact({ DirectOfficePhoneNumber: '(703) 555-0102' }))?.phone).toBe('(703) 555-0102')
  expect(find('Contracts', contact({}))?.phone).toBe('(937) 555-0110')
  expect(find('Contracts', contact({ Location_ID: null }))?.phone).toBeNull()
})

test('[C2.8-32][C2.9-10] a role is found whatever it says of the website, and no other role is', () => {
  expect(find('OASIS PM Contact', contact({ Role: 'OASIS PM Contact for Website' }))?.contact.Name).toBe('Leland Marsh')
  expect(find('OASIS PM Contact', contact({ Role: 'Website: OASIS PM Contact' }))?.contact.Name).toBe('Leland Marsh')
  expect(find('NAVAIR & NAVWAR Project Manager', contact({ Role: 'NAVAIR & NAVWAR Project Manager' }))).not.toBeNull()
  expect(find('Contracts', contact({ Role: 'Team Member Subcontracts POC' }))).toBeNull()
})
