import { stateNames } from '../words/places.ts'
import type { Person } from './profile.ts'

/** What of the address stands in the head. */
export type Address = 'all' | 'place' | 'none'

export type Head = { readonly address: Address; readonly write: (person: Person) => string[] }

const nameOf = ({ first, last, credentials }: Person) => `${first} ${last}${credentials}`
const placeOf = ({ city, state }: Person) => `${city}, ${state}`

export const plainHeads: readonly Head[] = [
  {
    address: 'all',
    write: (one) => [nameOf(one), one.street, `${placeOf(one)} ${one.zip}`, one.phone, one.email],
  },
  {
    address: 'all',
    write: (one) => [
      nameOf(one),
      one.headline,
      `${one.street}, ${placeOf(one)} ${one.zip}`,
      `${one.phone} | ${one.email}`,
    ],
  },
  { address: 'place', write: (one) => [nameOf(one), `${placeOf(one)} • ${one.phone} • ${one.email}`] },
  { address: 'place', write: (one) => [nameOf(one), one.headline, one.email, one.phone, placeOf(one)] },
  {
    address: 'place',
    write: (one) => [nameOf(one), `${one.city}, ${stateNames[one.state]}`, `Phone: ${one.phone} | Email: ${one.email}`],
  },
  { address: 'none', write: (one) => [nameOf(one), `Email: ${one.email}`, `Cell: ${one.phone}`] },
  {
    address: 'place',
    write: (one) => [`${nameOf(one)}\t${one.phone}`, `${placeOf(one)}\t${one.email}`],
  },
  {
    address: 'all',
    write: (one) => [
      'Resume',
      nameOf(one),
      `Address: ${one.street}, ${placeOf(one)} ${one.zip}`,
      `Tel.: ${one.phone}`,
      `E-mail: ${one.email}`,
    ],
  },
  {
    address: 'place',
    write: (one) => [
      nameOf(one),
      `\uF095 ${one.phone}  \uF0E0 ${one.email}  \uF041 ${placeOf(one)}`,
      `\uF0E1 in/${one.last.toLowerCase().replaceAll(/\W/g, '')}20190417`,
    ],
  },
  {
    address: 'place',
    write: (one) => [nameOf(one), `📍 ${placeOf(one)} | 📞 ${one.phone} | ✉️ ${one.email}`],
  },
  {
    address: 'place',
    write: (one) => [`${nameOf(one)} | ${placeOf(one)} | ${one.phone} | ${one.email}`],
  },
  {
    address: 'all',
    write: (one) => [
      nameOf(one).toUpperCase(),
      one.street.padEnd(60) + one.phone,
      `${placeOf(one)} ${one.zip}`.padEnd(60) + one.email,
    ],
  },
]

export const markdownHeads: readonly Head[] = [
  { address: 'place', write: (one) => [`# ${nameOf(one)}`, '', `${placeOf(one)} | ${one.phone} | <${one.email}>`] },
  {
    address: 'place',
    write: (one) => [
      `# ${nameOf(one)}`,
      '',
      `- ${placeOf(one)}`,
      `- ${one.phone}`,
      `- [${one.email}](mailto:${one.email})`,
    ],
  },
  {
    address: 'none',
    write: (one) => [
      `# ${nameOf(one)}`,
      '',
      `[Email](mailto:${one.email}) / [Site](https://${one.last.length}.example.org)`,
      `/ ${one.phone}`,
    ],
  },
  {
    address: 'all',
    write: (one) => [
      `**${nameOf(one)}**  `,
      `${one.street}  `,
      `${placeOf(one)} ${one.zip}  `,
      `${one.phone}  `,
      one.email,
    ],
  },
]
