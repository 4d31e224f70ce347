import { businessClassifications, customersSupported, servicesOffered } from '#contract/business-options.ts'
import type { BusinessProfile } from '#contract/business-profile.ts'
import type { ContactMessage } from '#contract/contact-message.ts'
import { contactCopy } from '#content/contact.ts'
import { acknowledge } from '../messages/acknowledgement.ts'
import { contactMessages } from '../messages/contact-messages.ts'
import { profileMessages } from '../messages/profile-messages.ts'
import { mailSettings } from '../settings/mail-settings.ts'
import type { Mail } from './outbox.ts'

export const ada = 'ada@engine.example'
export const longAddress = `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}example`
export const createText = (length: number) => 'Cartograph '.repeat(length / 10).slice(0, length - 1) + 'y'

export const scripts = { arabic: 'آدا لوفليس', chinese: '艾达·洛夫莱斯', thai: 'เอดา เลิฟเลซ', emoji: '👩🏽‍💻 Ada' } as const

export const sentSections = [
  {
    Section: 'contact',
    Title: 'Contact details',
    Entries: [[{ Field: 'City', Label: 'City', Value: createText(100) }]],
  },
  {
    Section: 'employment',
    Title: 'Employment',
    Entries: Array.from({ length: 20 }, () => [
      { Field: 'Duties', Label: 'What you did', Value: `${createText(4_000)}\n\n  and ${scripts.arabic}` },
      { Field: 'MayBeAsked', Label: 'May we ask this employer about you?', Value: 'no' },
    ]),
  },
  { Section: 'education', Title: 'Education', Entries: [] },
  { Section: 'veteran', Title: 'Veteran status', Entries: [[{ Field: 'a', Label: 'Status', Value: 'undefined' }]] },
]

const shortest: ContactMessage = {
  FirstName: 'A',
  LastName: 'B',
  Email: 'a@b.example',
  Phone: '5550100',
  Subject: 'hr',
  Message: '?',
}
const named = (name: string): ContactMessage => ({ ...shortest, FirstName: name, LastName: name, Message: name })
const longest: ContactMessage = {
  FirstName: createText(100),
  LastName: createText(100),
  Email: longAddress,
  Phone: `${'1'.repeat(17)}${'-'.repeat(32)}1`,
  Subject: 'capabilities',
  Message: createText(5_000),
}

const profile = (text: string, more: Partial<BusinessProfile> = {}): BusinessProfile => ({
  Company: text.slice(0, 200),
  Address: text.slice(0, 200),
  City: text.slice(0, 100),
  State: text.slice(0, 100),
  Zip: text === '' ? '' : '22201-1973',
  Website: text.slice(0, 500),
  OtherOfficeLocations: text,
  POC: text.slice(0, 100),
  POCTitle: text.slice(0, 100),
  POCEmail: ada,
  PhoneNumber: text.slice(0, 254),
  DUNSNumber: text.slice(0, 50),
  UniqueEntityIdNumber: text.slice(0, 50),
  CageCode: text.slice(0, 50),
  NAICSCode: text.slice(0, 500),
  GSASchedules: text,
  SmallBusinessClassifications: businessClassifications,
  ServicesOffered: servicesOffered,
  OtherServicesOffered: text.slice(0, 500),
  CustomersSupported: customersSupported,
  OtherCustomersSupported: text.slice(0, 500),
  ...more,
})
const unticked = { SmallBusinessClassifications: [], ServicesOffered: [], CustomersSupported: [] }
const bareProfile = profile('', { Company: 'A', POC: 'B', POCTitle: 'C', ...unticked })

const context = { reference: '0A1B2C3D', settings: mailSettings() }

export const messageMails = (firmName: string) => {
  const thanks = (kind: { readonly about: string; readonly answer: string }, to: string) =>
    acknowledge({ firmName, reference: context.reference, to, from: ada, subject: kind.about, answer: kind.answer })
  return {
    ContactFormEmail: {
      shortest: contactMessages.mail(shortest, context),
      longest: contactMessages.mail(longest, context),
      ...Object.fromEntries(Object.values(scripts).map((name) => [name, contactMessages.mail(named(name), context)])),
      acknowledged: thanks(contactMessages, ada),
      'acknowledged, a long address': thanks({ ...contactMessages, answer: contactCopy.answerTime }, longAddress),
    },
    SmallBusinessProfileEmail: {
      'all left out': profileMessages.mail(bareProfile, context),
      'all at its longest': profileMessages.mail(profile(createText(1_000)), context),
      ...Object.fromEntries(Object.values(scripts).map((name) => [name, profileMessages.mail(profile(name), context)])),
      acknowledged: thanks(profileMessages, ada),
    },
  } satisfies Readonly<Record<string, Readonly<Record<string, Mail>>>>
}
