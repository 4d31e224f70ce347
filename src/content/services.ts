import type { ServiceCard } from './home.ts'

export type Service = {
  readonly title: string
  readonly anchor: string
  readonly text: string
  readonly details: ReadonlyArray<string>
  readonly clients: ReadonlyArray<string>
}

export type ServiceSection = {
  readonly anchor: ServiceCard['fragment'] | 'thought-leadership'
  readonly title: string
  readonly text: string
  readonly services: ReadonlyArray<Service>
}

export const servicesBanner = {
  title: 'Services & Solutions',
  lead: 'Four trades under one roof, and one library that all of them feed.',
} as const

export const serviceSections: ReadonlyArray<ServiceSection> = [
  {
    anchor: 'research',
    title: 'Research',
    text: 'An estimate is only as good as what it stands on. We go and find out what things have cost, and we write down how we know.',
    services: [
      {
        title: 'Cost Research',
        anchor: 'cost-research',
        text: 'We collect the cost, schedule and technical history of programs, make unlike reports comparable, and keep them findable.',
        details: [
          'Normalized histories for ships, aircraft, vehicles and satellites',
          'Work breakdown structures mapped from one decade to the next',
          'Each figure carries its source, its year and the name of who checked it',
        ],
        clients: ['Navy', 'Air Force', 'Space Force', 'Office of the Secretary of Defense'],
      },
      {
        title: 'Data Science',
        anchor: 'data-science',
        text: 'When the answer is spread over ten thousand maintenance records, we clean them, join them and let the pattern show.',
        details: [
          'Readiness and parts demand from maintenance and supply records',
          'Text of contract reports turned into tables that add up',
          'Models that are handed over with their data, their code and their doubts',
        ],
        clients: ['Army', 'Defense Logistics Agency', 'Federal Aviation Administration'],
      },
    ],
  },
  {
    anchor: 'analysis',
    title: 'Analysis',
    text: 'What will it cost, when will it be ready, how sure are we? A number, a range, and the reasons for both.',
    services: [
      {
        title: 'Cost Estimating and Economic Analysis',
        anchor: 'cost-estimating',
        text: 'Independent estimates and comparisons of alternatives, from the first sketch of a need to the last year of support.',
        details: [
          'Life-cycle and independent government cost estimates',
          'Analyses of alternatives and economic analyses',
          'Risk and uncertainty stated as a range that can be defended',
        ],
        clients: ['Navy', 'Marine Corps', 'Department of Homeland Security', 'NASA'],
      },
      {
        title: 'Financial Management',
        anchor: 'financial-management',
        text: 'We help program offices plan, defend and spend a budget, and see early where the money will not be enough.',
        details: [
          'Budget exhibits, spending plans and what-if drills',
          'Obligation and expenditure forecasts that are checked against what came true',
          'Audit readiness, document by document',
        ],
        clients: ['Navy', 'Defense Finance and Accounting Service', 'Department of the Interior'],
      },
      {
        title: 'Earned Value Management',
        anchor: 'earned-value',
        text: 'We read what contractors report, compare it with what was built, and say what the rest will take.',
        details: [
          'Baseline reviews and surveillance of management systems',
          'Independent estimates at completion, with their reasons',
          'Training for the people who must read the reports on Monday',
        ],
        clients: ['Air Force', 'Missile and space programs', 'Department of Energy'],
      },
      {
        title: 'Schedule Management and Analysis',
        anchor: 'schedules',
        text: 'A schedule is a promise with dates on it. We test whether the promise can be kept.',
        details: [
          'Integrated master schedules and their health',
          'Schedule risk analysis joined with cost',
          'Critical paths explained on one page',
        ],
        clients: ['Navy', 'Space Force', 'Federal Aviation Administration'],
      },
    ],
  },
  {
    anchor: 'software',
    title: 'Software',
    text: 'Some questions are asked every month. For those we build tools, one floor below the people who use them.',
    services: [
      {
        title: 'Software Services',
        anchor: 'software-services',
        text: 'We design, build and keep the tools analysts reach for: cost libraries, schedule checkers, planning boards for yards and depots.',
        details: [
          'Web applications with a database behind them and a person to call',
          'Estimating models moved from spreadsheets to something that can be tested',
          'Accessible by design, and measured for it',
        ],
        clients: ['Navy', 'Army', 'Department of Commerce'],
      },
      {
        title: 'Development Operations (DevOps)',
        anchor: 'devops',
        text: 'Delivery that is boring on purpose: small steps, checked by machines, into environments that are described and not remembered.',
        details: [
          'Build, test and release pipelines inside government enclaves',
          'Security checks with each change instead of before each deadline',
          'Monitoring that says what a user feels, and wakes the right person',
        ],
        clients: ['Air Force', 'Defense Information Systems Agency', 'Intelligence Community'],
      },
    ],
  },
  {
    anchor: 'thought-leadership',
    title: 'Thought Leadership',
    text: 'Half a century of estimates is a long experiment. We publish what came of it.',
    services: [
      {
        title: 'Thought Leadership',
        anchor: 'papers-and-courses',
        text: 'Our people write, teach and sit on the working groups that decide how public money is estimated.',
        details: [
          'Papers and workshops at the professional societies',
          'Handbooks and courses for government estimators',
          'A yearly look back at our own estimates: where we were right, and where not',
        ],
        clients: ['Office of the Secretary of Defense', 'Professional societies', 'Universities'],
      },
    ],
  },
]

export const ourAdvantage = {
  title: 'Our Advantage',
  anchor: 'our-advantage',
  lead: 'We are paid to be right, not to agree.',
  paragraphs: [
    'The firm belongs to its employees and to nobody else. No vendor owns a share of us, and we own none of theirs, so an estimate never has to please anyone.',
    'Estimators, schedulers, statisticians and engineers sit together. A question that crosses three trades is answered at one table, and by people who will still be there when the next one comes.',
    'We keep what we learn. The library that began with four cabinets now answers questions about programs whose makers have retired.',
  ],
} as const
