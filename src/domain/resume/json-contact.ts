import {
  createReader,
  createGuess,
  isRecord,
  createFinding,
  toText,
  withoutBlanks,
  type Reader,
} from './json-values.ts'
import { inNameCase, parseName, withoutCredentials } from './resume-names.ts'
import { nameCountry, findCountry, findState } from './resume-places.ts'
import type { FieldFinding, Findings } from './resume.ts'

type Place = Readonly<Partial<Record<'Address1' | 'Address2' | 'City' | 'State_ID' | 'ZipCode' | 'Country_ID', string>>>

const zip = /^(?:([A-Z]{2})[ -]+)?(\d{5}(?:-\d{4})?)$/

const nameState = (text: string) => findState(text.replace(/^US-/i, '').trim()) ?? text

const isState = (text: string) => findState(text) !== null && /[A-Z]/.test(text)

const isCountry = (text: string) => !isState(text) && findCountry(text) !== null

/** "12 Elm Street, Dayton, OH 45402", or its end. */
function readPlace(text: string): Place {
  const pieces = text.split(/\s*[,\n]\s*/).filter(Boolean)
  const country = pieces.length > 1 && isCountry(pieces.at(-1) ?? '') ? pieces.pop() : undefined
  const [, region = '', code] = /^(.*?)\s*(\d{5}(?:-\d{4})?)?$/.exec(pieces.at(-1) ?? '') ?? []
  if (!isState(region) && country === undefined) return {}
  if (isState(region)) pieces.pop()
  const city = pieces.pop()
  return {
    ...(pieces.length > 0 && { Address1: pieces.join(', ') }),
    ...(city !== undefined && { City: city }),
    ...(isState(region) && { State_ID: nameState(region) }),
    ...(isState(region) && code !== undefined && { ZipCode: code }),
    ...(country !== undefined && { Country_ID: nameCountry(country) }),
  }
}

function readLocation(location: unknown): Readonly<Record<string, FieldFinding>> {
  if (Array.isArray(location)) return readLocation(location[0])
  if (!isRecord(location)) {
    const text = toText(location)
    const place = readPlace(text)
    return Object.fromEntries(
      Object.entries(place).map(([field, value]) => [field, createGuess(value, `location: ${text}`)]),
    )
  }
  const reader = createReader(location)
  const [address, city] = [
    reader.text('address', 'street', 'streetAddress', 'address1'),
    reader.text('city', 'locality', 'town'),
  ]
  const region = reader.text('region', 'state', 'province', 'stateCode')
  const postal = reader.text('postalCode', 'zip', 'zipCode', 'postcode', 'postal_code')
  const [, ofZip, code] = zip.exec(postal) ?? []
  const country = reader.text('countryCode', 'country', 'country_code', 'countryName')
  const place: Place = { ...(city === '' ? readPlace(address) : {}), ...(city.includes(',') ? readPlace(city) : {}) }
  const isPlaceAlone = place.City !== undefined && place.Address1 === undefined && city === ''
  return {
    Address1: createFinding(place.Address1 ?? (isPlaceAlone ? '' : address)),
    Address2: createFinding(reader.text('address2', 'line2', 'unit', 'apartment')),
    City: createFinding(place.City ?? city),
    State_ID: createFinding(place.State_ID ?? nameState(region || (ofZip ?? ''))),
    ZipCode: createFinding(place.ZipCode ?? code ?? postal),
    Country_ID: createFinding(country === '' ? (place.Country_ID ?? '') : nameCountry(country)),
  }
}

function readName(reader: Reader): Readonly<Record<string, FieldFinding>> {
  const [first, last] = [
    reader.text('firstName', 'first_name', 'givenName', 'first'),
    reader.text('lastName', 'last_name', 'familyName', 'surname', 'last'),
  ]
  const name = reader.text('name', 'fullName', 'full_name')
  if (first !== '' && last !== '') return { FirstName: createFinding(first), LastName: createFinding(last) }
  const bare = withoutCredentials(name.replaceAll(/\s+/g, ' ').trim())
  const isSingle = /^[\p{L}\p{M}'’-]+$/u.test(bare)
  const names = isSingle ? { first: bare, last: bare } : parseName(bare)
  const guess = (part: string): FieldFinding => ({
    ...createGuess(inNameCase(part), `name: ${name}`),
    ...(isSingle && { isUnsure: true }),
  })
  return { FirstName: guess(first || (names?.first ?? '')), LastName: guess(last || (names?.last ?? '')) }
}

const firstPhone = (text: string) =>
  text.split(/\s*[/|;,]\s*|\s+or\s+/).find((part) => part.replaceAll(/\D/g, '').length >= 7) ?? text

export function readContact(basics: unknown): { readonly found: Findings; readonly reader: Reader } {
  const reader = createReader(basics)
  const emails = toText(reader.find(['email', 'emails', 'mail', 'e-mail', 'emailAddress']), ' ').split(/[\s,;]+/)
  const phones = toText(reader.find(['phone', 'phones', 'phoneNumber', 'telephone', 'mobile', 'tel']))
  const found = withoutBlanks({
    ...readName(reader),
    Email: createFinding(emails.find((address) => address.includes('@')) ?? emails[0] ?? ''),
    Phone: createFinding(firstPhone(phones)),
    ...readLocation(reader.find(['location', 'address', 'locations'])),
  })
  return { found, reader }
}
