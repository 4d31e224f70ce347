export const benefitTypes = ['health', 'retirement', 'timeOff', 'education', 'entertainment', 'transportation'] as const
export type BenefitType = (typeof benefitTypes)[number]

export type BenefitCard = {
  readonly title: string
  readonly text: string
  readonly facts: ReadonlyArray<string>
}

export const benefits: Readonly<Record<BenefitType, BenefitCard>> = {
  health: {
    title: 'Health',
    text: 'Coverage begins on your first day, for you and your household.',
    facts: [
      'Medical, dental and vision plans, three of each',
      'The firm pays four fifths of the premium, for families too',
      'Eight counseling sessions a year',
    ],
  },
  retirement: {
    title: 'Retirement',
    text: 'Two plans, both paid by the firm.',
    facts: [
      'Pension: 1-year wait, 5-year vesting',
      'Employee stock ownership plan: 1-year wait, then fully vested',
      'A savings plan from the first paycheck',
    ],
  },
  timeOff: {
    title: 'Time off',
    text: 'Rested people make fewer mistakes, and mistakes are expensive in our trade.',
    facts: [
      'Twenty days of leave a year, twenty-five after five years',
      'Eleven holidays, and ten weeks of paid leave for new parents',
      'A month of paid sabbatical after ten years',
    ],
  },
  education: {
    title: 'Education',
    text: 'If it makes you better at what you do, we help to pay for it.',
    facts: [
      'Tuition, books and fees for degrees and apprenticeships',
      'Professional certificates, exam included, until you pass',
      'Forty working hours a year for courses and conferences',
    ],
  },
  entertainment: {
    title: 'Out of the office',
    text: 'Each office has a small budget for having a good time, and spends it by vote.',
    facts: [
      'Ball games, concerts and one famous bowling league',
      'The Founders’ Day picnic in June, families included',
      'Two paid days a year for volunteer work',
    ],
  },
  transportation: {
    title: 'Getting here',
    text: 'Come by train, ferry, bicycle or car; we meet you halfway.',
    facts: [
      'Transit passes and ferry tickets paid up to the legal limit',
      'Free parking where there is no train',
      'Showers and a locked room for bicycles in most offices',
    ],
  },
}
