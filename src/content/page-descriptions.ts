type Describe = (firmName: string) => string

export const pageDescriptions = {
  home: (firm) =>
    `${firm} is an employee-owned firm of analysts, engineers and software people who have served government programs since 1973.`,
  services: () =>
    'Cost research, data science, estimating, earned value, schedules and software for government programs.',
  careers: (firm) =>
    `Work at ${firm}: open positions by category and place, benefits, and what the people who own the firm say about it.`,
  opportunities: (firm) =>
    `Open positions at ${firm}: search by keyword, category, experience level, location and workplace.`,
  about: () => 'An employee-owned firm of analysts, engineers and software people, founded in June 1973.',
  ownership: () => 'The people who do the work own the firm: how the employee stock ownership plan works.',
  equalOpportunity: () =>
    'Our equal opportunity policy, pay transparency, and the notices every applicant should know.',
  contracts: () => 'The contract vehicles we hold: multiple-award schedule, OASIS+ and SeaPort-NxG, and whom to ask.',
  smallBusiness: () => 'How small firms come onto our teams, and the disciplines we look for.',
  smallBusinessProfile: (firm) =>
    `The profile by which small firms introduce themselves to ${firm}: who you are, what you offer and for whom you have worked.`,
  seaport: () => 'Points of contact for our work under SeaPort-NxG.',
  contact: (firm) => `The offices of ${firm}, their addresses and phone numbers, and a form to write to us.`,
  media: () => 'News, events and articles about our work.',
  privacy: (firm) =>
    `What ${firm} learns about visitors and applicants, what is kept, and how to have a say, including California privacy rights.`,
  legal: (firm) => `The terms of service of the website of ${firm}, in plain English.`,
  accessibility: (firm) =>
    `How ${firm} makes this site usable for everyone, how that is tested, what is missing, and how to report a problem.`,
  search: (firm) => `Search everything at ${firm}: jobs, offices, events, news and pages.`,
  signIn: (firm) => `Your applicant account at ${firm}: sign in here.`,
  confirmEmail: () => 'Confirm the email address of your account.',
  undoEmail: () => 'Undo a change of the email address of your account.',
  account: (firm) => `Your applicant account at ${firm}.`,
  application: (firm) => `Your application for a job at ${firm}.`,
  apply: (firm) => `Apply for a job at ${firm}.`,
  unsubscribe: () => 'Your job alerts, and how to end them.',
  thankYou: () => 'What you have sent has arrived.',
} as const satisfies Readonly<Record<string, Describe>>

export type DescribedPage = keyof typeof pageDescriptions

export const signInFormTitles = { signup: 'Create Account', recovery: 'Forgot Password' } as const

const titlesByForm: ReadonlyMap<string, string> = new Map(Object.entries(signInFormTitles))

/** @param form the parameter of the address */
export const findSignInFormTitle = (form: string) => titlesByForm.get(form.toLowerCase())
