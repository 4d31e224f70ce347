import { firm } from '#content/firm.ts'
import type { ContactSubject } from '#contract/contact-message.ts'
import { isEmailAddress } from '#contract/text-rules.ts'
import { serviceAddress } from './setting-checks.ts'
import { Schema } from 'effect'

export const escaped = ', with / ? # in the password written %2F %3F %23'

const isAddress = Schema.makeFilter(
  (text: string) => isEmailAddress(text) || 'expected an address such as info@example.com',
)
const mailbox = Schema.optionalKey(Schema.String.check(isAddress))

export const mailSecrets = {
  SMTP_URL: serviceAddress(
    /^smtps?:\/\/([^\s/?#]*@)?[^\s/?#@]+([/?][^\s@]*)?$/,
    `an address such as smtp://user:password@host:587${escaped}`,
  ),
} as const

export const mailVariables = {
  ...mailSecrets,
  MAIL_FROM: mailbox,
  CONTACT_GENERAL_EMAIL: mailbox,
  CONTACT_CAPABILITIES_EMAIL: mailbox,
  CONTACT_CONTRACTS_EMAIL: mailbox,
  CONTACT_HR_EMAIL: mailbox,
  SMALL_BUSINESS_EMAIL: mailbox,
  CAREERS_EMAIL: mailbox,
} as const

type MailEnv = { readonly [Name in keyof typeof mailVariables]?: string }

export type MailSettings = {
  readonly smtpUrl: string | null
  readonly from: string
  readonly contact: Readonly<Record<ContactSubject, string>>
  readonly smallBusiness: string
  readonly careers: string
}

export const mailSettings = (given: MailEnv = {}): MailSettings => ({
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
