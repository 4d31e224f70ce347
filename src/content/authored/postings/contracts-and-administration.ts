import { firm } from '../../firm.ts'
import type { Role } from '../role.ts'

/** Contracts staff, acquisition support, offices, people and proposals. */
export const contractsRoles: ReadonlyArray<Role> = [
  {
    groups: ['Contracts & Administration'],
    duties: [
      'Review solicitations, awards and modifications and say in plain words what each one obliges us to do',
      'Draft and negotiate subcontracts and nondisclosure agreements with our partners',
      'Keep contract files that a stranger could audit',
      'Watch dates: options, deliverables, reports, insurance, closeout',
    ],
    skills: [
      'Federal Acquisition Regulation and its common clauses',
      'Drafting that leaves one meaning',
      'Deadlines kept without drama',
      'Careful reading of long documents late in the week',
      'A courteous firmness in negotiation',
    ],
    education: {
      '1': 'Bachelor’s degree in business, law or a related field and eight years of government contract administration.',
      '2': 'Bachelor’s degree in business, law or a related field and three years of contract administration, on either side.',
    },
    openings: [
      {
        id: '5722',
        tracking: 'TR-2026-0195',
        title: 'Contracts Administrator, Task Orders',
        grade: 'Contracts Administrator II',
        office: 'arlington',
        level: '2',
        workplace: 'Hybrid',
        postedDaysAgo: 55,
        summary: `${firm.shortName} works under some ninety task orders, each with its own funding, options and reports. The contracts office on the sixth floor looks after them with five people. You will take twenty-five orders, learn the projects behind them, and make sure that no option date arrives as news.`,
        duties: [
          'Manage twenty-five task orders from award to closeout',
          'Advise project managers on scope, notice and limits of funding',
        ],
        skills: ['Experience with multiple-award vehicles'],
      },
      {
        id: '5055',
        tracking: 'TR-2026-0114',
        title: 'Subcontracts Administrator, Small Business Partners',
        grade: 'Contracts Administrator 2',
        office: 'alexandria',
        level: '2',
        workplace: 'Hybrid',
        postedDaysAgo: 104,
        isPartTime: true,
        summary:
          'A third of our work is done together with small firms, and we want them to enjoy it. You will be their point of contact for agreements, invoices and questions. Twenty-five hours a week, spread as you like over four days, most of them on the telephone with partners.',
        duties: [
          'Issue and amend subcontracts for some forty small-business partners',
          'Prepare small-business participation reports and explain them to the government',
        ],
        skills: ['Subcontracting plans and small-business rules'],
      },
    ],
  },
  {
    groups: ['Contracts & Administration', 'Financial Management'],
    duties: [
      'Help government teams to write requirements, acquisition strategies and evaluation criteria',
      'Organize source selections so that the record supports the decision',
      'Track milestones from market research to award',
      'Prepare briefings for review boards and follow up on their questions',
    ],
    skills: [
      'Knowledge of source selection procedures and documentation',
      'Structured writing, version by version, with many reviewers',
      'Absolute discretion',
      'Familiarity with market research, small-business goals and competition rules',
      'Word processing at expert level, styles and cross-references included',
    ],
    education: {
      '1': 'Bachelor’s degree in any field and nine years of acquisition experience in government or industry.',
      '2': 'Bachelor’s degree in any field and four years of acquisition, contracting or program support.',
    },
    openings: [
      {
        id: '6289',
        tracking: 'TR-2026-0251',
        title: 'Senior Acquisition Specialist, Ship Systems',
        grade: 'Acquisition Specialist III',
        office: 'washington',
        level: '1',
        workplace: 'On-site',
        pay: { Low: 119_000, High: 159_000, Unit: 'year' },
        postedDaysAgo: 23,
        needsClearance: true,
        summary:
          'Two competitions for ship systems open next year under one roof and one overworked team. Join it at the Navy Yard as the person who has done this before: who knows which annex always comes late, and which evaluation factor sounds good and decides nothing.',
        duties: [
          'Guide two source selections from strategy to debriefing',
          'Write the documents that everybody else postpones',
        ],
        skills: ['At least two source selections seen to their end'],
      },
      {
        id: '5249',
        tracking: 'TR-2026-0130',
        title: 'Acquisition Specialist, Aircraft Modifications',
        grade: 'Acquisition Specialist II',
        office: 'dayton',
        level: '2',
        workplace: 'Hybrid',
        postedDaysAgo: 87,
        summary:
          'Small modifications of old aircraft are bought by the dozen, and each purchase needs the same forty pages. Help a Dayton program office to write them once and well. You will also do the market research, which means talking with machine shops and avionics firms across the Midwest.',
        duties: [
          'Prepare acquisition packages for about fifteen modifications a year',
          'Conduct market research by telephone, at trade fairs and in workshops',
        ],
        skills: ['Market research or buying of technical goods'],
      },
      {
        id: '4350',
        tracking: 'TR-2026-0043',
        title: 'Acquisition Specialist, Laboratory Equipment',
        grade: 'Acquisition Specialist 2',
        office: 'albuquerque',
        level: '2',
        workplace: 'On-site',
        postedDaysAgo: 160,
        summary:
          'Scientists describe what they need in a sentence or in eighty pages; both have to become a purchase request. In Albuquerque you will sit between laboratory and contracting office and translate. Vacuum chambers, lasers and forklifts await you, in that order of difficulty.',
        duties: [
          'Turn scientists’ needs into statements of work that suppliers can bid on',
          'Follow some sixty requests at once and keep requesters informed',
        ],
        skills: ['Purchasing of scientific or industrial equipment'],
      },
    ],
  },
  {
    groups: ['Contracts & Administration'],
    duties: [
      'Run the office: visitors, rooms, supplies, mail, badges, the printer with the temper',
      'Arrange travel and meetings and check expense reports',
      'Welcome new colleagues and see that their first day works',
      'Keep an eye on safety: drills, first-aid kits, ergonomic chairs',
    ],
    skills: [
      'Office software, calendars and common sense',
      'Friendliness that lasts until five o’clock',
      'Trustworthiness with keys, cards and confidences',
      'Basic bookkeeping for petty cash and purchase cards',
      'A sense of humor about printers',
    ],
    education: {
      '2': 'Associate degree or high school diploma and four years of office management or administration.',
      '3': 'High school diploma; an associate degree or a year of office experience is welcome.',
    },
    openings: [
      {
        id: '5863',
        tracking: 'TR-2026-0204',
        title: 'Office Manager, Huntsville',
        grade: 'Office Manager',
        office: 'huntsville',
        level: '2',
        workplace: 'On-site',
        postedDaysAgo: 47,
        summary:
          'Sixty analysts, two conference rooms and one kitchen: our Huntsville office is a village and needs a mayor. You will keep it running, represent it to the landlord and plan the move to a second floor next year. Barbecue on the first Friday is part of the duties.',
        duties: [
          'Plan and manage the expansion to the second floor',
          'Supervise one assistant and the cleaning and maintenance contracts',
        ],
        skills: ['Some experience with leases, moves or facilities'],
      },
      {
        id: '6640',
        tracking: 'TR-2026-0296',
        title: 'Administrative Assistant, Puget Sound',
        grade: 'Assistant*',
        office: 'bremerton',
        level: '3',
        workplace: 'On-site',
        pay: { Low: 22, High: 29, Unit: 'hour' },
        postedDaysAgo: 8,
        isPartTime: true,
        summary:
          'Our two offices on Puget Sound share one assistant, who has just retired after twenty-two years. We are looking for a successor who likes ships, people and order. Mornings only, Monday to Friday, in Bremerton, with a ferry ride to Seattle once in a while.',
        duties: [
          'Prepare badge and visit requests for the shipyard, which takes care and patience',
          'Help the Seattle office by telephone and visit it once a month',
        ],
        skills: ['Experience with visit requests or other exacting forms'],
      },
    ],
  },
  {
    groups: ['Contracts & Administration'],
    duties: [
      'Plan your own week around the people who need you and the dates that will not wait',
      'Write for readers outside your field',
      'Improve one shared template, list or habit each month',
      'Protect personal and proprietary information as if it were your own',
    ],
    skills: [
      'Excellent written English',
      'Interviewing: getting experts to say the interesting thing',
      'Order in many parallel matters',
      'Ease with office software and document templates',
      'Kindness under time pressure',
    ],
    education: {
      '1': 'Bachelor’s degree in any field and seven years in proposals, recruiting, training or security administration.',
      '2': 'Bachelor’s degree in any field and three years of experience in the same kind of work.',
      '3': 'Bachelor’s degree in any field, or military experience in personnel or security.',
    },
    openings: [
      {
        id: '6223',
        tracking: 'TR-2026-0241',
        title: 'Proposal Writer',
        grade: 'Proposal Writer II',
        office: 'arlington',
        level: '2',
        workplace: 'Remote',
        pay: { Low: 79_000, High: 106_500, Unit: 'year' },
        postedDaysAgo: 27,
        summary:
          'Analysts are modest people; their proposals suffer from it. You will interview them, find out what they did that nobody else could have done, and write it down so that an evaluator believes it. Six large proposals and many small ones a year, with a rested team between them.',
        duties: [
          'Write past-performance and technical sections from interviews with project leaders',
          'Maintain the library of project descriptions so that the next proposal starts half finished',
        ],
        skills: ['A portfolio of explanatory writing'],
      },
      {
        id: '5390',
        tracking: 'TR-2026-0156',
        title: 'Recruiter, Analysis and Software',
        grade: 'Recruiter II',
        office: 'arlington',
        level: '2',
        workplace: 'Hybrid',
        postedDaysAgo: 73,
        summary:
          'We hire about seventy people a year and hope to keep each of them for twenty. That changes how one recruits. You will read every application yourself, call people back when you said you would, and tell candidates honestly what the work is like.',
        duties: [
          'Lead searches for analysts and engineers from first call to first day',
          'Visit a dozen universities a year, together with alumni who work here',
        ],
        skills: ['Enough numeracy to enjoy talking with statisticians'],
      },
      {
        id: '4903',
        tracking: 'TR-2026-0106',
        title: 'Security Assistant',
        grade: 'Security Specialist*',
        office: 'columbia',
        level: '3',
        workplace: 'On-site',
        pay: { Low: 44_500, High: 58_500, Unit: 'year' },
        postedDaysAgo: 112,
        needsClearance: true,
        summary:
          'Before an analyst can start, forms must be complete to the last former address. You will help colleagues in Columbia and at headquarters through clearances, visits and yearly briefings, kindly and on time. A facility security officer with thirty years of experience will train you.',
        duties: [
          'Guide applicants through clearance paperwork and follow each case to its end',
          'Give the yearly security briefing, and make it worth attending',
        ],
        skills: ['Confidentiality without exceptions'],
      },
    ],
  },
]
