import { firm } from './firm.ts'
export const equalOpportunityCard = {
  heading: 'Equal opportunity',
  text: `${firm.tradeName} is an equal opportunity and affirmative action employer. We hire, pay and promote people for what they can do, never for who they are, and we gladly adapt the application process or the workplace to a disability.`,
  linkLabel: 'Read our equal opportunity policy',
} as const

export const clearanceNote =
  'This position requires a security clearance or the ability to obtain one, and therefore United States citizenship.'

export const equalOpportunity = {
  title: 'Equal opportunity',
  statement: `${firm.tradeName} is an equal opportunity and affirmative action employer.`,
  policy: [
    'We hire, train, pay, promote and let people go on the basis of what they can do and have done, and nothing else. Race, color, religion, sex, pregnancy, sexual orientation, gender identity, national origin, age, disability, genetic information and protected veteran status play no part in it.',
    'Anyone who sees otherwise can say so to any manager, to human resources, or to the government, and will not be worse off for saying so.',
  ],
  accommodationTitle: 'If you need an accommodation',
  accommodation:
    'Tell us what would help with an application, an interview or a workplace: another format, another place, another pace. Asking has no effect on the decision.',
  accommodationLink: 'Ask Corporate Human Resources for an accommodation',
  payTransparencyTitle: 'Pay transparency',
  payTransparency:
    'No one here is fired or treated worse for asking about, discussing or disclosing their own pay or someone else’s. People whose work gives them access to the pay of others keep it to themselves, unless the law requires otherwise.',
  payTransparencyPhone: 'Questions about pay transparency are answered at',
  verificationTitle: 'Right to work',
  verification:
    'As a federal contractor the firm takes part in an employment-eligibility verification program: it confirms with the government that each new colleague may work in the United States.',
  otherTitle: 'Other notices',
  other: 'The law asks us to post these as well.',
} as const

export type PostedNotice = { readonly label: string; readonly file: string; readonly language: 'en' | 'es' }

export const equalOpportunityPosters: ReadonlyArray<PostedNotice> = [
  {
    label: 'Equal employment opportunity poster (English)',
    file: 'equal-employment-opportunity-en.txt',
    language: 'en',
  },
  {
    label: 'Cartel de igualdad de oportunidades (Español)',
    file: 'equal-employment-opportunity-es.txt',
    language: 'es',
  },
]

export const rightToWorkNotices: ReadonlyArray<PostedNotice> = [
  {
    label: 'Employment-eligibility verification poster (English)',
    file: 'eligibility-verification-en.txt',
    language: 'en',
  },
  {
    label: 'Cartel de verificación de elegibilidad (Español)',
    file: 'eligibility-verification-es.txt',
    language: 'es',
  },
  { label: 'Right-to-work poster', file: 'right-to-work.txt', language: 'en' },
]

export const otherNotices: ReadonlyArray<PostedNotice> = [
  { label: 'Family and medical leave notice', file: 'family-leave.txt', language: 'en' },
  { label: 'Polygraph protection notice', file: 'polygraph-protection.txt', language: 'en' },
]
