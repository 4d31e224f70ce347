import { profileForm } from '#contract/business-profile.ts'
import { formMachine } from '#machines/form.machine.ts'
import { deaf } from '#machines/fake-actors.testing.ts'
import { all, readHtml, getPartText, type Part } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { ProfileForm } from './profile-page.tsx'

const machine = formMachine.provide({ actors: { cleanUpOnExit: deaf(), watchDraft: deaf() } })
const snapshot = createActor(machine, { input: { form: 'profile' } }).getSnapshot()
const inOrder = (one: string, other: string) => one.localeCompare(other)
const page = readHtml(renderToStaticMarkup(<ProfileForm snapshot={snapshot} send={() => {}} isHydrated={false} />))

const listFieldLabels = (part: Part) =>
  ['input', 'textarea'].flatMap((tag) =>
    all(part, tag).map(({ attributes: { id, name = '', type } }) => {
      const label = all(part, 'label').find(({ attributes }) => attributes['for'] === id)
      return type === 'checkbox' ? [name, 'of several'] : [name, label && getPartText(label).replace(/ \*$/, '')]
    }),
  )

test('[C2.10-06][C3.7-02] the form has every field of a profile, and the phone number is called Phone or Email', () => {
  expect(Object.fromEntries(listFieldLabels(page))).toEqual({
    Company: 'Company',
    Address: 'Address',
    City: 'City',
    State: 'State',
    Zip: 'ZIP Code',
    Website: 'Website',
    OtherOfficeLocations: 'Other Office Locations',
    POC: 'Name',
    POCTitle: 'Title',
    POCEmail: 'Email',
    PhoneNumber: 'Phone or Email',
    DUNSNumber: 'DUNS Number',
    UniqueEntityIdNumber: 'Unique Entity ID',
    CageCode: 'CAGE Code',
    NAICSCode: 'NAICS Codes',
    GSASchedules: 'GSA Schedules',
    SmallBusinessClassifications: 'of several',
    ServicesOffered: 'of several',
    OtherServicesOffered: 'Other Services',
    CustomersSupported: 'of several',
    OtherCustomersSupported: 'Other Customers',
  })
})

test('[C2.10-07] the form has the groups of the mail, in their order, and in each the same values', () => {
  const groups = all(page, 'fieldset').map((group) => {
    const names = ['input', 'textarea'].flatMap((name) => all(group, name))
    return [
      getPartText(all(group, 'legend')[0]!),
      [...new Set(names.map(({ attributes }) => String(attributes['name'])))].sort(inOrder),
    ]
  })
  expect(groups).toEqual(profileForm.groups.map(({ title, names }) => [title, [...names].sort(inOrder)]))
})
