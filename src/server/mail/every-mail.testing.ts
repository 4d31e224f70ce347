import { businessClassifications, customersSupported, servicesOffered } from '#contract/business-options.ts'
import type { BusinessProfile } from '#contract/business-profile.ts'
import type { ContactMessage } from '#contract/contact-message.ts'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { contactCopy } from '#content/contact.ts'
import { createAccountMails, type AccountMails } from '../accounts/account-mails.ts'
import { makeTemporaryPassword } from '../accounts/temporary-passwords.ts'
import { createMailTemplates, type MailTemplates, type Named } from '../job-alerts/mail-templates.ts'
import { posting } from '../job-alerts/posting.testing.ts'
import { acknowledge } from '../messages/acknowledgement.ts'
import { contactMessages } from '../messages/contact-messages.ts'
import { profileMessages } from '../messages/profile-messages.ts'
import { mailSettings } from '../settings/mail-settings.ts'
import type { Mail } from './outbox.ts'

/** A mail, under the name of what wrote it and in which case. */
export type Written = { readonly name: string; readonly mail: Mail }

/** Cases of each writer: one that has none does not type-check. */
type Cases<Writers> = { readonly [Name in keyof Writers]-?: Readonly<Record<string, Mail>> }

export const origin = () => 'https://firm.example'
const ada = 'ada@engine.example'
/** 254 characters, the most an address may have. */
const longAddress = `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}example`
const token = '-_'.repeat(16)
const id = 'f'.repeat(32)
const until = new Date('2026-11-27T23:59:59.999Z')

/** The longest text a field takes, in words of ten letters. */
const words = (length: number) => 'Cartograph '.repeat(length / 10).slice(0, length - 1) + 'y'

/** Texts in scripts that are written from the right, without blanks, with marks and in pairs of units. */
const scripts = { arabic: 'آدا لوفليس', chinese: '艾达·洛夫莱斯', thai: 'เอดา เลิฟเลซ', emoji: '👩🏽‍💻 Ada' } as const

type Posting = Parameters<typeof posting>[2]
const job = (name: string, more: Posting = {}) =>
  posting(name, 'Cost Analyst', { JobFunction: 'Cost Analyst', ...more }) as unknown as JobPostingHeader

const bareJob = job('1', { JobFunction: 'A', City: null, State: null, ShortDescription: null, Responsibilities: null })
const longJob = job(`id/${'ü?&#"<'.repeat(30)}`, {
  JobFunction: words(300),
  City: words(100),
  State: words(100),
  ShortDescription: words(4_000),
})
const stopped = job('2', { JobFunction: 'Analyst,', City: 'Washington, D.C.', ShortDescription: 'Counts ships.' })
const inScripts = Object.values(scripts).map((name, at) =>
  job(`${name} ${at}`, { JobFunction: name, City: name, State: name, ShortDescription: name }),
)
const like: Named = { JobFunction: 'Cost Analyst', Search: null }
const found: Named = { JobFunction: 'Jobs in Virginia', Search: 'state=virginia' }
const many = <Value>(value: Value) => Array.from({ length: 500 }, () => value)

const accounts = ({ recovery, ...mails }: AccountMails): Cases<AccountMails> => ({
  welcome: { usual: mails.welcome(ada, token), 'a long address': mails.welcome(longAddress, token) },
  recovery: { usual: recovery(ada, makeTemporaryPassword()) },
  passwordChanged: { usual: mails.passwordChanged(ada) },
  emailGivenUp: {
    'can be undone': mails.emailGivenUp(ada, { token, until }),
    'no undo link': mails.emailGivenUp(ada, null),
  },
  emailTaken: {
    'can be undone': mails.emailTaken(longAddress, token, { until }),
    'no undo link': mails.emailTaken(ada, token, null),
  },
  confirmation: { usual: mails.confirmation(ada, token) },
  emailRestored: { usual: mails.emailRestored(ada) },
  emailRemoved: { usual: mails.emailRemoved(ada) },
  alertsMoved: { usual: mails.alertsMoved(ada) },
  unused: {
    'after years': mails.unused(ada, { endsAt: until, months: 36, goodFor: 1_000 }),
    'after months': mails.unused(longAddress, { endsAt: until, months: 7, goodFor: 1_000 }),
  },
  deleted: {
    'with alerts': mails.deleted(ada, { hadAlerts: true, unusedMonths: null }),
    'without alerts': mails.deleted(ada, { hadAlerts: false, unusedMonths: null }),
    unused: mails.deleted(ada, { hadAlerts: true, unusedMonths: 36 }),
  },
})

const digests = ({ digest }: MailTemplates) => {
  const to = { id, EmailAddress: ada }
  return {
    'one job, one alert': digest(to, [job('1')], [like]),
    'a job with a name alone': digest(to, [bareJob], [found]),
    'two jobs, two alerts': digest(to, [job('1'), bareJob], [like, found]),
    'twenty-one jobs, six alerts': digest(to, many(job('1')).slice(0, 21), many(found).slice(0, 6)),
    '500 jobs, 500 alerts': digest(to, many(longJob), many({ ...like, JobFunction: words(300) })),
    'other scripts': digest(
      to,
      inScripts,
      inScripts.map(({ JobFunction }) => ({ ...like, JobFunction })),
    ),
    'full stops and commas': digest(to, [stopped], [{ ...like, JobFunction: 'Analyst Inc.' }]),
  } satisfies Readonly<Record<string, Mail>>
}

const alerts = (templates: MailTemplates): Cases<MailTemplates> => ({
  confirmation: {
    'jobs like one': templates.confirmation(ada, like, id),
    'a search': templates.confirmation(ada, found, id),
    'a long name': templates.confirmation(longAddress, { ...like, JobFunction: words(300) }, id),
    'another script': templates.confirmation(ada, { ...like, JobFunction: scripts.arabic }, id),
    'a full stop': templates.confirmation(ada, { ...like, JobFunction: 'Analyst Inc.' }, id),
  },
  job: {
    'with alerts': templates.job(ada, job('1'), id),
    'without alerts': templates.job(ada, job('1'), null),
    'a name alone': templates.job(ada, bareJob, null),
    'all at its longest': templates.job(longAddress, longJob, id),
    'full stops and commas': templates.job(ada, stopped, null),
    ...Object.fromEntries(inScripts.map((one, at) => [`another script ${at}`, templates.job(ada, one, null)])),
  },
  digest: digests(templates),
  yearly: { usual: templates.yearly({ id, EmailAddress: ada }) },
})

const shortest: ContactMessage = {
  FirstName: 'A',
  LastName: 'B',
  Email: 'a@b.example',
  Phone: '1',
  Subject: 'hr',
  Message: '?',
}
const named = (name: string): ContactMessage => ({ ...shortest, FirstName: name, LastName: name, Message: name })
const longest: ContactMessage = {
  FirstName: words(100),
  LastName: words(100),
  Email: longAddress,
  Phone: '1'.repeat(50),
  Subject: 'capabilities',
  Message: words(5_000),
}

/** A profile in which every text is one and the same, as long as its field takes it, and whose boxes are ticked. */
const profile = (text: string, more: Partial<BusinessProfile> = {}): BusinessProfile => ({
  Company: text.slice(0, 200),
  Address: text.slice(0, 200),
  City: text.slice(0, 100),
  State: text.slice(0, 100),
  Zip: text.slice(0, 20),
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

const about = { reference: '0A1B2C3D', settings: mailSettings() }

/** What the firm is sent, by the operation that takes it, and how that is acknowledged. */
const messages = (firmName: string) => {
  const thanks = (kind: { readonly about: string; readonly answer: string }, to: string) =>
    acknowledge({ firmName, reference: about.reference, to, from: ada, subject: kind.about, answer: kind.answer })
  return {
    ContactFormEmail: {
      shortest: contactMessages.mail(shortest, about),
      longest: contactMessages.mail(longest, about),
      ...Object.fromEntries(Object.values(scripts).map((name) => [name, contactMessages.mail(named(name), about)])),
      acknowledged: thanks(contactMessages, ada),
      'acknowledged, a long address': thanks({ ...contactMessages, answer: contactCopy.answerTime }, longAddress),
    },
    SmallBusinessProfileEmail: {
      'all left out': profileMessages.mail(bareProfile, about),
      'all at its longest': profileMessages.mail(profile(words(1_000)), about),
      ...Object.fromEntries(Object.values(scripts).map((name) => [name, profileMessages.mail(profile(name), about)])),
      acknowledged: thanks(profileMessages, ada),
    },
  } satisfies Readonly<Record<string, Readonly<Record<string, Mail>>>>
}

/** Who writes mails, by the part of the server it stands in. */
const writersOf = (firmName: string) => ({
  accounts: accounts(createAccountMails({ firmName, origin })),
  'job alerts': alerts(createMailTemplates({ firmName, origin })),
  messages: messages(firmName),
})

/** The names of all writers of mail, by the part of the server they stand in. */
export const writerNames = (): Readonly<Record<string, ReadonlyArray<string>>> =>
  Object.fromEntries(Object.entries(writersOf('A firm')).map(([part, writers]) => [part, Object.keys(writers)]))

const firmNames = ['Tamarack Research, Inc.', 'O', `${words(96)} Inc.`, scripts.chinese]

/** Every mail in every case, of firms with names of every kind. */
export const everyMail: ReadonlyArray<Written> = firmNames.flatMap((firmName) =>
  Object.entries(writersOf(firmName)).flatMap(([part, writers]) =>
    Object.entries(writers).flatMap(([writer, cases]) =>
      Object.entries(cases).map(([name, mail]) => ({ name: `${part}, ${writer}, ${name}, ${firmName}`, mail })),
    ),
  ),
)
