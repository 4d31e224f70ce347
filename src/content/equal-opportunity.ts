import { firm } from './firm.ts'
export const equalOpportunityCard = {
  heading: 'Equal opportunity',
  text: `${firm.tradeName} is an equal opportunity and affirmative action employer. We hire, pay and promote by what people can do, and never by who they are, and we gladly adapt the application or the workplace to a disability.`,
  linkLabel: 'Read our equal opportunity policy',
} as const

export const clearanceNote =
  'This position requires a security clearance or the ability to obtain one, and therefore United States citizenship.'

export const equalOpportunity = {
  title: 'Equal opportunity',
  statement: `${firm.tradeName} is an equal opportunity and affirmative action employer.`,
  policy: [
    'We hire, train, pay, promote and let go by what people can do and have done, and by nothing else. Race, color, religion, sex, pregnancy, sexual orientation, gender identity, national origin, age, disability, genetic information and protected veteran status play no part in it.',
    'Anyone who sees otherwise can say so to any manager, to human resources, or to the government, and will not be worse off for having said it.',
  ],
  accommodationTitle: 'If you need something changed',
  accommodation:
    'Tell us what would help with an application, an interview or a workplace: another format, another place, another pace. Asking has no effect on the decision.',
  accommodationLink: 'Ask Corporate Human Resources for an accommodation',
  payTransparencyTitle: 'Pay transparency',
  payTransparency:
    'Nobody here is dismissed or treated worse for asking about, discussing or telling their own pay or that of another. People whose work gives them access to the pay of others keep it to themselves, unless the law asks.',
  payTransparencyPhone: 'Questions about pay transparency are answered at',
  verificationTitle: 'Right to work',
  verification:
    'As a federal contractor the firm takes part in an employment-eligibility verification program: it confirms with the government that each new colleague may work in the United States.',
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
