import { firm } from '#content/firm.ts'
import type { ContactSubject } from '#contract/contact-message.ts'
import { isEmailAddress } from '#contract/email-address.ts'
import { serviceAddress } from './setting-checks.ts'
import { Schema } from 'effect'

/** What to do where a password ends the address too soon. */
export const escaped = ', with / ? # in the password written %2F %3F %23'

const isAddress = Schema.makeFilter(
  (text: string) => isEmailAddress(text) || 'expected an address such as info@example.com',
)
const mailbox = Schema.optionalKey(Schema.String.check(isAddress))

/** The environment variables of the mail; none of them reaches a page. */
export const mailVariables = {
  SMTP_URL: serviceAddress(
    /^smtps?:\/\/([^\s/?#]*@)?[^\s/?#@]+([/?][^\s@]*)?$/,
    `an address such as smtp://user:password@host:587${escaped}`,
  ),
  MAIL_FROM: mailbox,
  CONTACT_GENERAL_EMAIL: mailbox,
  CONTACT_CAPABILITIES_EMAIL: mailbox,
  CONTACT_CONTRACTS_EMAIL: mailbox,
  CONTACT_HR_EMAIL: mailbox,
  SMALL_BUSINESS_EMAIL: mailbox,
  CAREERS_EMAIL: mailbox,
} as const

type Given = { readonly [Name in keyof typeof mailVariables]?: string }

/** How the site sends mail. */
export type MailSettings = {
  /** The mail server; null writes messages into files. */
  readonly smtpUrl: string | null
  /** The address every mail of the site comes from. */
  readonly from: string
  /** Who answers which subject of the contact form (C2.11-30). */
  readonly contact: Readonly<Record<ContactSubject, string>>
  /** Who reads the profiles of small firms (C2.10). */
  readonly smallBusiness: string
  /** Who is told once a day what came of applications. */
  readonly careers: string
}

/** The settings of the mail: what is given, else the sample firm's own. */
export const mailSettings = (given: Given = {}): MailSettings => ({
  smtpUrl: given.SMTP_URL ?? null,
  from: given.MAIL_FROM ?? `website@${firm.domain}`,
  contact: {
    general: given.CONTACT_GENERAL_EMAIL ?? firm.emails.general,
    capabilities: given.CONTACT_CAPABILITIES_EMAIL ?? firm.emails.general,
    contracts: given.CONTACT_CONTRACTS_EMAIL ?? firm.emails.contracts,
    hr: given.CONTACT_HR_EMAIL ?? firm.emails.humanResources,
  },
  smallBusiness: given.SMALL_BUSINESS_EMAIL ?? firm.emails.smallBusiness,
  careers: given.CAREERS_EMAIL ?? firm.emails.careers,
})
