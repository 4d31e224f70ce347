import { submissionSchema } from '#contract/form-schemas.ts'
import { profileForm, type BusinessProfile } from '#contract/business-profile.ts'
import { businessProfile } from '#content/business-profile.ts'
import { subjectLine } from '../mail/mail-content.ts'
import type { MessageKind } from './message-kind.ts'

/** Indents further lines, so that none can pass for another value. */
const indented = (text: string) => text.replaceAll(/\r\n?|\n/g, '\n    ')

function formatField(profile: BusinessProfile, name: keyof BusinessProfile): string {
  const value = profile[name]
  const label = profileForm.labels[name]
  if (value.length === 0) return `${label}: not given`
  return typeof value === 'string' ? `${label}: ${indented(value)}` : indented([`${label}:`, ...value].join('\n'))
}

const formatProfile = (profile: BusinessProfile) =>
  profileForm.groups
    .map(({ title, names }) => [title.toUpperCase(), ...names.map((name) => formatField(profile, name)), ''].join('\n'))
    .join('\n')

export const profileMessages: MessageKind<BusinessProfile> = {
  form: 'profile',
  about: 'the profile of your company',
  answer: businessProfile.answerTime,
  submission: submissionSchema(profileForm),
  keep: async (db, { id, message, received_at }) => {
    await db
      .insertInto('business_profile')
      .values({ id, Profile: JSON.stringify(message), received_at })
      .execute()
  },
  mail: (profile, { reference, settings }) => ({
    to: settings.smallBusiness,
    replyTo: profile.POCEmail,
    subject: subjectLine(`Small business profile: ${profile.Company}`, ` (${reference})`),
    text: formatProfile(profile),
  }),
}
