import { facts } from '../../facts.ts'
import { firm } from '../../firm.ts'
import type { Role } from '../role.ts'

/** Collectors of cost data, authors of methods and analysts of labor rates. */
export const costResearchRoles: ReadonlyArray<Role> = [
  {
    groups: ['Cost Analysis', 'Data Science'],
    duties: [
      'Review contractor cost reports for completeness and arithmetic before they enter our library, Heartwood',
      'Map contractor accounts to a standard work breakdown structure and write down each judgment',
      'Call the contractor’s finance staff when the numbers do not add up, and stay friendly',
      'Answer data requests from estimators in the services, usually within two days',
      'Suggest improvements to Heartwood; the people who can make them are one floor away',
    ],
    skills: [
      'Accuracy that does not fade after the hundredth file',
      'Solid Excel; SQL or Python is welcome and will be taught',
      'Some accounting: direct, indirect, and why the difference matters',
      'Letters and e-mails that get an answer',
      'Respect for data that belongs to somebody else',
    ],
    education: {
      '1': 'Bachelor’s degree in accounting, finance, economics or engineering and seven years with contractor cost data.',
      '2': 'Bachelor’s degree in accounting, finance, economics or engineering and three years of data review, audit or estimating.',
      '3': 'Bachelor’s degree in accounting, finance, economics, mathematics or a similar field. This is an entry position with twelve weeks of training.',
    },
    openings: [
      {
        id: '6821',
        tracking: 'TR-2026-0317',
        title: 'Cost Researcher, Data Validation',
        grade: 'Researcher I',
        office: 'arlington',
        level: '3',
        workplace: 'Hybrid',
        pay: { Low: 65_500, High: 86_500, Unit: 'year' },
        postedDaysAgo: 2,
        isFeatured: true,
        summary:
          'Every estimate in the building stands on data that somebody checked. As a new researcher at headquarters you will be that somebody: sixty contractor reports a month, each with a story about what a machine cost to make. After a year most of our researchers know more about aircraft factories than the people who write about them.',
        duties: [
          'Validate some sixty cost and hour reports a month and write findings the contractor can act on',
          'Learn one commodity in depth (engines, hulls, radios) and become the person others ask',
        ],
        skills: ['Pleasure in finding the one cell that is wrong'],
      },
      {
        id: '5698',
        tracking: 'TR-2026-0191',
        title: 'Senior Cost Researcher, Naval Programs',
        grade: 'Researcher III',
        office: 'washington',
        level: '1',
        workplace: 'Hybrid',
        pay: { Low: 130_500, High: 174_000, Unit: 'year' },
        postedDaysAgo: 56,
        summary:
          'When a shipyard changes its accounting system, thirty years of cost history change meaning overnight. Our Navy Yard team repairs that history. You will plan data collection for ships under contract, agree the reporting plans with yards and keep four researchers supplied with work that matters.',
        duties: [
          'Write the data reporting plan for each new ship contract and negotiate it with the yard',
          'Direct four researchers and check a sample of everything they release',
        ],
        skills: ['Knowledge of shipbuilder work breakdown, labor and material accounts'],
      },
      {
        id: '5330',
        tracking: 'TR-2026-0139',
        title: 'Cost Researcher, Aircraft and Engines',
        grade: 'Researcher 2',
        office: 'dayton',
        level: '2',
        workplace: 'On-site',
        postedDaysAgo: 82,
        summary:
          'Dayton’s library of engine cost data begins with paper. You will bring the last of it into Heartwood, connect it with modern reports and write a short history for each engine so that an estimator knows what to compare with what. There is time to do it properly.',
        duties: [
          'Digitize and normalize paper reports on engines built between 1965 and 1990',
          'Write a two-page cost history for each engine, with sources',
        ],
        skills: ['The instincts of an archivist together with the arithmetic of an accountant'],
      },
    ],
  },
  {
    groups: ['Cost Analysis', 'Operations Research'],
    duties: [
      'Develop cost estimating relationships and publish them with their data, error and range of use',
      'Test our own models against programs that have finished, and report the misses',
      'Teach short courses to client analysts twice a year',
      'Consult on estimates inside the firm, a few hours each week, to see where methods hurt',
    ],
    skills: [
      'Applied statistics: mixed models, small samples, heteroscedastic errors',
      'R or Python, under version control',
      'Technical writing that has survived an editor',
      'A critical reading of the literature, older work included',
      'Pleasure in explaining statistics to people who use it rarely',
    ],
    education: {
      '1': 'Master’s degree in statistics, economics, operations research or engineering and seven years of applied work; a doctorate counts for three.',
      '2': 'Master’s degree in statistics, economics, operations research or engineering and two years of applied work.',
    },
    openings: [
      {
        id: '6479',
        tracking: 'TR-2026-0278',
        title: 'Senior Methods Analyst, Cost Models',
        grade: 'Methods Analyst III',
        office: 'arlington',
        level: '1',
        workplace: 'Remote',
        pay: { Low: 133_000, High: 178_000, Unit: 'year' },
        postedDaysAgo: 15,
        isFeatured: true,
        summary: `${firm.shortName} has published its estimating methods since ${facts.methodsSince}, and half of the profession learned from the blue binders. The methods group wants a senior analyst to write the next ones, on uncertainty in very small samples. You choose the questions together with two colleagues; the firm pays for the conferences.`,
        duties: [
          'Lead the study of prediction intervals for estimates that rest on fewer than ten data points',
          'Edit the annual methods volume and referee the papers of colleagues',
        ],
        skills: ['A publication, thesis or model of your own that you still stand behind'],
      },
      {
        id: '4952',
        tracking: 'TR-2026-0109',
        title: 'Methods Analyst, Learning and Rate',
        grade: 'Methods Analyst II',
        office: 'seaside',
        level: '2',
        workplace: 'Hybrid',
        pay: { Low: 97_500, High: 131_000, Unit: 'year' },
        postedDaysAgo: 109,
        summary:
          'Production slows down, speeds up and stops, and classic learning curves pretend that it does not. In Seaside, with a graduate school next door, you will study how people and factories forget. The result should be a method that an estimator can apply on a Monday.',
        duties: [
          'Assemble production histories with breaks and rate changes from Heartwood and public sources',
          'Turn the findings into a worked method, a workbook and a half-day course',
        ],
        skills: ['Econometrics of panels or production functions'],
      },
      {
        id: '4522',
        tracking: 'TR-2026-0065',
        title: 'Methods Analyst, Inflation and Escalation',
        grade: 'Methods Analyst*',
        office: 'columbia',
        level: '2',
        workplace: 'Remote',
        pay: { Low: 45, High: 60.75, Unit: 'hour' },
        postedDaysAgo: 141,
        isPartTime: true,
        summary:
          'Titanium, electronics and engineers do not follow the consumer price index. Twenty-four hours a week, from wherever you work best, you will maintain the escalation indices that our estimators rely on and explain their movements in a short monthly note. The reader is busy; be brief.',
        duties: [
          'Maintain forty price and wage indices and document every revision',
          'Write a two-page note each month on what moved and which estimates it touches',
        ],
        skills: ['Index number theory, or years of practice with price statistics'],
      },
    ],
  },
  {
    groups: ['Cost Analysis', 'Contracts & Administration'],
    duties: [
      'Analyze proposals for fair and reasonable prices: labor mix, rates, material, subcontracts',
      'Build the should-cost position and the questions that test it',
      'Sit beside the contracting officer in negotiations and keep the running score',
      'Keep price histories so that the next negotiation starts from facts',
    ],
    skills: [
      'Familiarity with cost principles and certified cost or pricing data',
      'Quick, correct arithmetic under observation',
      'Discretion with proprietary data',
      'Understanding of indirect rates, profit policy and incentive arrangements',
      'Reports that separate fact, judgment and recommendation',
    ],
    education: {
      '1': 'Bachelor’s degree in business, finance, economics or engineering and eight years of price analysis, audit or negotiation.',
      '2': 'Bachelor’s degree in business, finance, economics or engineering and four years of price analysis, contracting or audit.',
    },
    openings: [
      {
        id: '5826',
        tracking: 'TR-2026-0203',
        title: 'Price Analyst, Weapons Contracts',
        grade: 'Price Analyst II',
        office: 'huntsville',
        level: '2',
        workplace: 'On-site',
        postedDaysAgo: 48,
        needsClearance: true,
        summary:
          'A sole-source proposal of nine hundred pages arrives and the contracting officer has sixty days. You will take the labor and material volumes apart, visit the plant with the government’s engineers and come back with a position that can be defended. Most of our Huntsville price analysts came from estimating or audit.',
        duties: [
          'Evaluate labor hours by task with the government’s technical team on the factory floor',
          'Write the price analysis report that stays in the contract file',
        ],
        skills: ['Experience with sole-source negotiations or forward pricing rates'],
      },
      {
        id: '4739',
        tracking: 'TR-2026-0090',
        title: 'Senior Price Analyst, Shipbuilding',
        grade: 'Price Analyst 3',
        office: 'washington',
        level: '1',
        workplace: 'Hybrid',
        pay: { Low: 135_500, High: 181_500, Unit: 'year' },
        postedDaysAgo: 125,
        summary:
          'Multi-ship contracts are negotiated once in five years and lived with for ten. Our Navy Yard group helps the government to prepare, and it needs a lead who has been in such a room before. Between negotiations you will study what the last contract really bought.',
        duties: [
          'Lead preparation of the government’s position on labor, material and profit for multi-ship buys',
          'Compare negotiated and actual prices of past contracts and publish the lessons inside the office',
        ],
        skills: ['Calm in long negotiations, and a memory for what was said in week one'],
      },
      {
        id: '4169',
        tracking: 'TR-2026-0024',
        title: 'Price Analyst, Services and Staffing',
        grade: 'Price Analyst II',
        office: 'alexandria',
        level: '2',
        workplace: null,
        postedDaysAgo: 190,
        isPartTime: true,
        summary:
          'Service contracts are mostly people, so pricing them means knowing what people earn. For three days a week in Alexandria you will compare proposed rates with surveys and past awards, and point out where a cheap offer will turn into an empty chair.',
        duties: [
          'Benchmark labor categories against surveys, prior awards and local markets',
          'Assess the realism of proposed staffing for some thirty solicitations a year',
        ],
        skills: ['Knowledge of labor categories, wage determinations or compensation surveys'],
      },
    ],
  },
]
