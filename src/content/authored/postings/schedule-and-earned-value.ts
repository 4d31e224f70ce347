import type { Role } from '../role.ts'

/** Schedulers and analysts of earned value. */
export const scheduleRoles: ReadonlyArray<Role> = [
  {
    groups: ['Schedule & Earned Value'],
    duties: [
      'Build and maintain the government’s integrated master schedule and its links to contractor schedules',
      'Test each monthly submission for logic, float and dates that move without a reason',
      'Keep the critical path explainable: one page, current, and understood by the program manager',
    ],
    skills: [
      'Microsoft Project or Primavera P6, well past the bar chart',
      'Critical path logic and the habits that hide it: constraints, lags, level of effort',
      'Diplomacy with people whose dates you question',
    ],
    education: {
      '1': 'Bachelor’s degree in engineering, business or a related field and eight years of program scheduling. A scheduling certificate is welcome.',
      '2': 'Bachelor’s degree in any field and three years of scheduling, project control or production planning.',
      '3': 'Bachelor’s degree in any field. Coursework in project management or operations management helps.',
    },
    openings: [
      {
        id: '6733',
        tracking: 'TR-2026-0306',
        title: 'Senior Schedule Analyst, Launch Programs',
        grade: 'Schedule Analyst III',
        office: 'elSegundo',
        level: '1',
        workplace: 'Hybrid',
        postedDaysAgo: 6,
        needsClearance: true,
        isFeatured: true,
        summary:
          'A launch date is a promise made by forty organizations at once. In El Segundo you will keep the schedule that binds payload, rocket, range and ground station, and warn the mission director while there is still time to act. The job suits somebody who sleeps well before a launch.',
        duties: [
          'Own the mission schedule from contract award to first signal in orbit',
          'Run the weekly schedule review of four contractors and two ranges',
        ],
        skills: ['Experience with launch campaigns, commissioning or other work that ends on a day'],
      },
      {
        id: '6137',
        tracking: 'TR-2026-0230',
        title: 'Schedule Analyst, Combat Systems',
        grade: 'Schedule Analyst II',
        office: 'washington',
        level: '2',
        workplace: 'Hybrid',
        postedDaysAgo: 33,
        summary:
          'Software certified for one ship must reach eleven more, each during a repair period that has its own troubles. You will tie these calendars together at the Navy Yard and show the program office which delay matters and which only looks bad.',
        duties: [
          'Connect the software release plan with the availabilities of eleven ships',
          'Brief the two or three slips that matter each month and propose a way around them',
        ],
        skills: ['Understanding of ship installation planning'],
      },
      {
        id: '5323',
        tracking: 'TR-2026-0136',
        title: 'Schedule Analyst, Rotorcraft',
        grade: 'Schedule Analyst 2',
        office: 'huntsville',
        level: '2',
        workplace: 'On-site',
        postedDaysAgo: 84,
        summary:
          'Prototype helicopters are built by hand, tested in pieces and argued over in meetings. The program office in Huntsville wants its own view of when the next one will fly. Build that view from shop travelers, test cards and conversations on the hangar floor.',
        duties: [
          'Keep an independent forecast of first flight and explain how it differs from the contractor’s',
          'Visit the assembly line each month and reconcile the schedule with what stands there',
        ],
        skills: ['Knowledge of development test programs'],
      },
      {
        id: '4585',
        tracking: 'TR-2026-0072',
        title: 'Associate Schedule Analyst, Radar Development',
        grade: 'Schedule Analyst I',
        office: 'bedford',
        level: '3',
        workplace: 'Hybrid',
        postedDaysAgo: 136,
        summary:
          'You will learn scheduling where it is hardest, in development, from two colleagues near Hanscom who have done it for twenty years. The first months are checks and charts. By the end of the year you will run the weekly status meeting of one radar.',
        duties: [
          'Collect status from engineers each week and enter only what they can support',
          'Prepare the schedule health charts and learn to see what they conceal',
        ],
        skills: ['Reliability: Tuesday’s file on Tuesday'],
      },
    ],
  },
  {
    groups: ['Schedule & Earned Value', 'Financial Management'],
    duties: [
      'Analyze monthly performance reports and separate bookkeeping from trouble',
      'Compute independent estimates at completion and say which one you believe',
      'Take part in baseline reviews and follow up on their findings until they are closed',
    ],
    skills: [
      'Earned value management in practice, including its standard of thirty-two guidelines',
      'Excel and a reporting tool; SQL is a plus',
      'Short written analysis: cause, effect, outlook',
    ],
    education: {
      '1': 'Bachelor’s degree in business, finance, engineering or a related field and eight years of earned value or program control.',
      '2': 'Bachelor’s degree in business, finance, engineering or a related field and three years of earned value or program control.',
      '3': 'Bachelor’s degree in business, finance, economics or engineering. We pay for the first certificate.',
    },
    openings: [
      {
        id: '6286',
        tracking: 'TR-2026-0248',
        title: 'Earned Value Analyst, Joint Aircraft',
        grade: 'EVM Analyst II',
        office: 'arlington',
        level: '2',
        workplace: 'Hybrid',
        postedDaysAgo: 24,
        summary:
          'Three services and several allies pay for one aircraft, so every variance has an audience. From Arlington you will analyze the engine and mission-system contracts each month and write the paragraph that all of them will read. Accuracy first, then adjectives; preferably no adjectives.',
        duties: [
          'Write the monthly analysis of two contracts in time for the joint review',
          'Maintain the estimate at completion and its history of being right or wrong',
        ],
        skills: ['A gift for the two-sentence explanation'],
      },
      {
        id: '5402',
        tracking: 'TR-2026-0157',
        title: 'Senior Earned Value Analyst, Naval Aviation',
        grade: 'EVM Analyst III',
        office: 'lexingtonPark',
        level: '1',
        workplace: 'Hybrid',
        postedDaysAgo: 72,
        summary:
          'Contractors announce trouble three months after it begins; a good analyst sees it in the second. You will lead earned value work for two aircraft program offices at Patuxent River, train their staff and head the team for integrated baseline reviews.',
        duties: [
          'Lead baseline reviews, from the data call to the closing brief',
          'Train program office staff to read a performance report in twenty minutes',
        ],
        skills: ['Leadership of surveillance or baseline reviews'],
      },
      {
        id: '4866',
        tracking: 'TR-2026-0102',
        title: 'Earned Value Analyst, Satellite Ground Control',
        grade: 'EVM Analyst 2',
        office: 'coloradoSprings',
        level: '2',
        workplace: 'On-site',
        postedDaysAgo: 115,
        needsClearance: true,
        summary:
          'Agile teams and earned value do not like each other, yet the contract requires both. In Colorado Springs you will find the measures that satisfy the auditor without lying about the software. It takes tact, some arithmetic and many conversations with product owners.',
        duties: [
          'Map releases and features to work packages and keep the mapping honest',
          'Review each increment’s claim of progress against working software',
        ],
        skills: ['Exposure to agile development at the level of a backlog'],
      },
      {
        id: '6398',
        tracking: 'TR-2026-0268',
        title: 'Associate Earned Value Analyst, Engines',
        grade: 'EVM Analyst*',
        office: 'dayton',
        level: '3',
        workplace: 'Hybrid',
        postedDaysAgo: 17,
        summary:
          'An engine program sends nine hundred pages of performance data a month. Your first task is to find the six that matter; your mentors in Dayton did the same when they began. Within a year you should hold one contract of your own.',
        duties: [
          'Load and check monthly data, and chase what is missing',
          'Draft variance analysis for review by a senior analyst',
        ],
        skills: ['A liking for patterns in dull tables'],
      },
    ],
  },
  {
    groups: ['Schedule & Earned Value', 'Operations Research'],
    duties: [
      'Run schedule risk assessments: interviews, ranges, correlations, simulation, report',
      'Link risk registers with schedule and cost so that a risk has a price and a date',
      'Present probabilities in words that support a decision',
    ],
    skills: [
      'Monte Carlo tools for schedules and knowledge of their defaults',
      'Interviewing: drawing an honest range out of an optimistic engineer',
      'Probability beyond the triangular distribution',
    ],
    education: {
      '1': 'Bachelor’s degree in engineering, mathematics or operations research and eight years of risk, schedule or cost analysis.',
      '2': 'Bachelor’s degree in engineering, mathematics or operations research and four years of risk, schedule or cost analysis.',
    },
    openings: [
      {
        id: '5575',
        tracking: 'TR-2026-0180',
        title: 'Schedule Risk Analyst, Laboratory Projects',
        grade: 'Risk Analyst II',
        office: 'albuquerque',
        level: '2',
        workplace: 'On-site',
        postedDaysAgo: 62,
        needsClearance: true,
        summary:
          'A national laboratory builds things that have been built once before, or never. The Albuquerque office helps it to state how long they will take and with what confidence. You will interview physicists, machinists and buyers, and assemble their doubts into a distribution.',
        duties: [
          'Lead risk workshops for projects between five and two hundred million dollars',
          'Keep a record of past forecasts and outcomes and recalibrate from it',
        ],
        skills: ['Curiosity about laboratories, and good questions for specialists'],
      },
      {
        id: '6373',
        tracking: 'TR-2026-0265',
        title: 'Senior Schedule Risk Analyst, Strategic Submarines',
        grade: 'Risk Analyst III',
        office: 'washington',
        level: '1',
        workplace: 'On-site',
        postedDaysAgo: 19,
        needsClearance: true,
        isFeatured: true,
        summary:
          'The first boat of the class has one date that cannot move. Your model will say each quarter how likely it is that the date holds, and what would buy back a month. Suppliers, welders, test stands and cranes all belong in it; so does candor.',
        duties: [
          'Own the quarterly risk assessment of construction, supplier base and test program',
          'Evaluate recovery options before money is spent on them',
        ],
        skills: ['Knowledge of shipyard construction sequences'],
      },
      {
        id: '4984',
        tracking: 'TR-2026-0110',
        title: 'Schedule Risk Analyst, Enterprise Software',
        grade: 'Risk Analyst II',
        office: 'alexandria',
        level: '2',
        workplace: 'Remote',
        postedDaysAgo: 107,
        isPartTime: true,
        summary:
          'Large software programs do not fail on their critical path; they fail beside it, in hiring and data and decisions that were not taken. For twenty hours a week you will assess such programs for an oversight office and write findings fit for publication.',
        duties: [
          'Assess four programs a year through documents, data and some thirty interviews each',
          'Write reports that will be read by the programs themselves',
        ],
        skills: ['Evaluation or audit of software projects'],
      },
    ],
  },
  {
    groups: ['Schedule & Earned Value', 'Logistics & Sustainment'],
    duties: [
      'Plan and follow ship availabilities job by job, with shops, docks and test events',
      'Update the schedule daily in the final weeks and weekly before',
      'Record the causes of delay so that the next availability is planned with them in mind',
    ],
    skills: [
      'Primavera P6 or a shipyard planning system',
      'Reading of work items, drawings and test procedures',
      'A strong voice and steel-toed shoes',
    ],
    education: {
      '1': 'Bachelor’s degree and eight years of shipyard, outage or heavy industrial scheduling; twelve years of such work may replace the degree.',
      '2': 'Bachelor’s degree and three years of shipyard or industrial scheduling; trade experience may replace the degree.',
      '3': 'Associate degree or apprenticeship, or two years of work in a shipyard, depot or naval engineering department.',
    },
    openings: [
      {
        id: '6219',
        tracking: 'TR-2026-0238',
        title: 'Shipyard Scheduler, Dry Dock Availabilities',
        grade: 'Scheduler II',
        office: 'bremerton',
        level: '2',
        workplace: 'On-site',
        postedDaysAgo: 28,
        needsClearance: true,
        summary:
          'A boat in dock occupies a crane, a crew and a national asset. Bremerton schedulers work in pairs, one at the desk and one on the deckplates, and change places every other week. You will hold the schedule for propulsion and hull work on one boat at a time.',
        duties: [
          'Hold the schedule for one boat from docking to undocking',
          'Walk the job at six each morning and settle conflicts before the shift meeting',
        ],
        skills: ['Familiarity with nuclear or other controlled work is useful, not required'],
      },
      {
        id: '5760',
        tracking: 'TR-2026-0198',
        title: 'Senior Shipyard Scheduler, Amphibious Ships',
        grade: 'Scheduler III',
        office: 'norfolk',
        level: '1',
        workplace: 'On-site',
        postedDaysAgo: 53,
        summary:
          'Amphibious ships come into repair late, leave late and sail anyway. The regional maintenance office in Norfolk would like to break the habit and asks for a senior scheduler who has seen a good availability. You will advise four ships at once and train the government’s own planners.',
        duties: [
          'Review contractor schedules for four availabilities and challenge what cannot work',
          'Train government planners on the job, one ship at a time',
        ],
        skills: ['Standing with shipyard superintendents, earned the long way'],
      },
      {
        id: '4704',
        tracking: 'TR-2026-0087',
        title: 'Shipyard Scheduler, Pier-Side Repairs',
        grade: 'Scheduler I',
        office: 'sanDiego',
        level: '3',
        workplace: 'Onsite',
        postedDaysAgo: 127,
        summary:
          'Not every repair needs a dock. Along the San Diego piers small teams fix pumps, valves and ladders between deployments, three hundred jobs in six weeks. Keep their schedule, know where each gang is, and you will know more about ships in a year than many learn in five.',
        duties: [
          'Maintain the short-range schedule for some three hundred pier-side jobs',
          'Report completions and holds twice a day to the ship and the contractor',
        ],
        skills: ['Good legs, good handwriting, good humor'],
      },
    ],
  },
  {
    groups: ['Schedule & Earned Value'],
    duties: [
      'Review designers’ and builders’ schedules for public construction and modernization',
      'Analyze delay and entitlement when a claim is filed',
      'Advise owners on durations, phasing and float before the contract is signed',
    ],
    skills: [
      'Construction scheduling in Primavera P6',
      'Time impact analysis and the contract clauses behind it',
      'Reports that hold in mediation',
    ],
    education: {
      '1': 'Bachelor’s degree in civil engineering, construction management or architecture and eight years of construction scheduling.',
      '2': 'Bachelor’s degree in civil engineering, construction management or architecture and three years of construction scheduling.',
    },
    openings: [
      {
        id: '5230',
        tracking: 'TR-2026-0126',
        title: 'Construction Scheduler, Ferry Terminals and Piers',
        grade: 'Scheduler II',
        office: 'seattle',
        level: '2',
        workplace: 'Hybrid',
        postedDaysAgo: 90,
        summary:
          'Work over water stops for salmon, storms and ferries. You will review the schedules of waterfront projects on both sides of Puget Sound and help public owners to see in spring what will go wrong in autumn. A hard hat, a life vest and a ferry pass come with the job.',
        duties: [
          'Review monthly updates of nine waterfront projects and visit each site quarterly',
          'Model seasonal work windows and their effect on completion dates',
        ],
        skills: ['Marine construction or environmental permits'],
      },
      {
        id: '4279',
        tracking: 'TR-2026-0037',
        title: 'Senior Construction Scheduler, Federal Buildings',
        grade: 'Scheduler III',
        office: 'washington',
        level: '1',
        workplace: 'Hybrid',
        postedDaysAgo: 167,
        summary:
          'Renovating an office while three thousand people work in it is mostly a problem of order: who moves, where to, and what is opened up behind them. Washington’s owner’s-side team plans such moves and judges the delay claims that follow. You would lead it.',
        duties: [
          'Lead phasing plans for occupied renovations, floor by floor',
          'Write delay analyses and explain them under questioning',
        ],
        skills: ['Experience as an expert or advisor in construction disputes'],
      },
    ],
  },
]
