import type { OfficeKey } from './offices.ts'

/** A person who answers for a contract, with the role as the pages look it up. */
export type Contact = {
  readonly id: string
  readonly role: string
  readonly name: string
  readonly email: string
  readonly office: OfficeKey
  readonly directPhone: string | null
  readonly extension: string | null
}

/** Contacts of the contracts page (C2.8-31) and of the eight SeaPort panels (C2.9-02). People are invented. */
export const contractContacts: ReadonlyArray<Contact> = [
  {
    id: '1',
    role: 'Primary Contract Contact',
    name: 'Marguerite Dunleavy',
    email: 'm.dunleavy@tamarack.example',
    office: 'arlington',
    directPhone: '(703) 555-0102',
    extension: null,
  },
  {
    id: '2',
    role: 'Alternate Contract Contact',
    name: 'Tobias Renwick',
    email: 't.renwick@tamarack.example',
    office: 'arlington',
    directPhone: null,
    extension: '118',
  },
  {
    id: '3',
    role: 'OASIS PM Contact',
    name: 'Priscilla Adeyemi-Stone',
    email: 'p.adeyemi-stone@tamarack.example',
    office: 'arlington',
    directPhone: '(703) 555-0103',
    extension: null,
  },
  {
    id: '4',
    role: 'OASIS CM Contact',
    name: 'Conrad Villareal',
    email: 'c.villareal@tamarack.example',
    office: 'alexandria',
    directPhone: null,
    extension: '204',
  },
  {
    id: '5',
    role: 'General Contract Contact',
    name: 'Henrietta Okafor',
    email: 'h.okafor@tamarack.example',
    office: 'arlington',
    directPhone: null,
    extension: '130',
  },
  {
    id: '6',
    role: 'Program Manager/Customer Satisfaction Point of Contact',
    name: 'Leland Marsh',
    email: 'l.marsh@tamarack.example',
    office: 'washington',
    directPhone: '(202) 555-0146',
    extension: null,
  },
  {
    id: '7',
    role: 'SeaPort POC',
    name: 'Rosalind Achterberg',
    email: 'r.achterberg@tamarack.example',
    office: 'washington',
    directPhone: null,
    extension: '12',
  },
  {
    id: '8',
    role: 'Proposal POC',
    name: 'Desmond Farrow',
    email: 'd.farrow@tamarack.example',
    office: 'arlington',
    directPhone: null,
    extension: '141',
  },
  {
    id: '9',
    role: 'Contracts',
    name: 'Marguerite Dunleavy',
    email: 'm.dunleavy@tamarack.example',
    office: 'arlington',
    directPhone: '(703) 555-0102',
    extension: null,
  },
  {
    id: '10',
    role: 'Team Member Subcontracts POC',
    name: 'Beatriz Lindqvist',
    email: 'b.lindqvist@tamarack.example',
    office: 'alexandria',
    directPhone: '(571) 555-0113',
    extension: null,
  },
  {
    id: '11',
    role: 'NAVSEA Project Manager',
    name: 'Augustin Pell',
    email: 'a.pell@tamarack.example',
    office: 'washington',
    directPhone: null,
    extension: '31',
  },
  {
    id: '12',
    role: 'Marine Corps Project Manager',
    name: 'Yolanda Brightwater',
    email: 'y.brightwater@tamarack.example',
    office: 'quantico',
    directPhone: null,
    extension: '7',
  },
  {
    id: '13',
    role: 'NAVAIR & NAVWAR Project Manager',
    name: 'Emmett Castellanos',
    email: 'e.castellanos@tamarack.example',
    office: 'lexingtonPark',
    directPhone: '(240) 555-0169',
    extension: null,
  },
]
