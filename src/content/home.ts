import { facts } from './facts.ts'
import { firm } from './firm.ts'
export type ServiceCard = {
  readonly fragment: 'research' | 'analysis' | 'software'
  readonly title: string
  readonly text: string
}

export const serviceCards: ReadonlyArray<ServiceCard> = [
  {
    fragment: 'research',
    title: 'Research',
    text: 'We collect what ships, aircraft and satellites really cost, check it line by line, and keep it where the next estimator can find it. The oldest report in our library is from 1951; the newest arrived this week.',
  },
  {
    fragment: 'analysis',
    title: 'Analysis',
    text: 'What will it cost, when will it be ready, how sure are we? Our estimators, schedulers and statisticians answer with a number, a range and the reasons for both, and stay for the questions.',
  },
  {
    fragment: 'software',
    title: 'Software',
    text: 'Some questions are asked every month. For those we build tools: a library of cost data, a schedule checker, planning boards for yards and depots. The analysts who use them sit one floor above the people who write them.',
  },
]

export const homeAbout = {
  heading: 'A firm that belongs to the people who do the work',
  paragraphs: [
    `${firm.tradeName} was founded on ${facts.founded.day}, by ${facts.founded.by} analysts with one telephone. Since then we have told the government what things cost, how long they take and how certain anyone can be, even when nobody wanted to hear it.`,
    'The firm is owned by its employees, all of it. Ninety percent of our work comes from clients who have worked with us before; we take that as the only review that counts.',
  ],
  linkLabel: 'More about us',
} as const

export const careersBanner = {
  heading: 'Find out for a living',
  text: 'We hire people who like to find out. Estimators, engineers, schedulers and statisticians own this firm, and there is a desk free in most of our offices.',
  linkLabel: 'Find your place',
} as const

export const anniversaryPromo = {
  heading: 'Fifty years, one habit',
  text: `In ${facts.fiftiethYear} ${firm.shortName} turned fifty. The slide rules are in a glass case now, but we still show our work. Come and celebrate with us.`,
  linkLabel: 'See our story',
} as const
