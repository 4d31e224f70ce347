import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { submissionSchema } from './form-schemas.ts'
import { profileForm } from './business-profile.ts'

const decodeSent = Schema.decodeUnknownSync(submissionSchema(profileForm))

function decode(values: Readonly<Record<string, unknown>>) {
  const { RecaptchaResponse: _, ...read } = decodeSent({ ...values, RecaptchaResponse: 'a proof' })
  return read
}
const least = { Company: ' Engine & Co ', POC: 'Ada Lovelace', POCTitle: 'Owner', POCEmail: 'ada@engine.example' }

test('[C3.7-01] a profile has these fields', () => {
  expect(Object.keys(submissionSchema(profileForm).fields).toSorted()).toEqual(
    'Address CageCode City Company CustomersSupported DUNSNumber GSASchedules NAICSCode OtherCustomersSupported OtherOfficeLocations OtherServicesOffered POC POCEmail POCTitle PhoneNumber RecaptchaResponse ServicesOffered SmallBusinessClassifications State UniqueEntityIdNumber Website Zip'.split(
      ' ',
    ),
  )
})

test('[C5-09][C5-01] what is left out is nothing, and blanks around a value are not part of it', () => {
  expect(decode(least)).toEqual({
    Company: 'Engine & Co',
    Address: '',
    City: '',
    State: '',
    Zip: '',
    Website: '',
    OtherOfficeLocations: '',
    POC: 'Ada Lovelace',
    POCTitle: 'Owner',
    POCEmail: 'ada@engine.example',
    PhoneNumber: '',
    DUNSNumber: '',
    UniqueEntityIdNumber: '',
    CageCode: '',
    NAICSCode: '',
    GSASchedules: '',
    SmallBusinessClassifications: [],
    ServicesOffered: [],
    OtherServicesOffered: '',
    CustomersSupported: [],
    OtherCustomersSupported: '',
  })
})

test('[C3.7-13] labels stand in the order of the options, each once, however they are sent', () => {
  const { SmallBusinessClassifications, CustomersSupported } = decode({
    ...least,
    SmallBusinessClassifications: ['HUBZone', 'Small', 'HUBZone'],
    CustomersSupported: ['Navy', 'NASA', 'Army'],
  })
  expect([SmallBusinessClassifications, CustomersSupported]).toEqual([
    ['Small', 'HUBZone'],
    ['Army', 'NASA', 'Navy'],
  ])
})

test('a label that is no option is refused', () => {
  expect(() => decode({ ...least, ServicesOffered: ['Catering'] })).toThrow(/Expected/)
})
