import type { Role } from '../role.ts'

/** Scientists, engineers and analysts of data, and statisticians of tests. */
export const dataScienceRoles: ReadonlyArray<Role> = [
  {
    groups: ['Data Science', 'Logistics & Sustainment'],
    duties: [
      'Join flight, maintenance and supply records that were never meant to be joined',
      'Build forecasts that a maintenance officer can act on, with a plain statement of their error',
      'Check deployed models every month against what happened and retire the ones that no longer help',
    ],
    skills: [
      'Python with pandas and scikit-learn, or the same in R',
      'SQL on tables of several hundred million rows',
      'Experience explaining a model to somebody who has to bet equipment on it',
    ],
    education: {
      '1': 'Master’s degree in statistics, computer science, engineering or operations research and seven years of applied work, or a doctorate and four.',
      '2': 'Bachelor’s degree in a quantitative field and four years of data science, or a master’s degree and two.',
      '3': 'Bachelor’s degree in statistics, computer science, mathematics or engineering with a project you can show and explain.',
    },
    openings: [
      {
        id: '6808',
        tracking: 'TR-2026-0312',
        title: 'Data Scientist, Aviation Readiness',
        grade: 'Data Scientist II',
        office: 'lexingtonPark',
        level: '2',
        workplace: 'Hybrid',
        postedDaysAgo: 4,
        needsClearance: true,
        isFeatured: true,
        summary:
          'A squadron needs twelve flyable aircraft on Thursday and has nine today. Which parts, which hands and which hangar slots would make the difference? You will build the forecasts that answer this for a type wing, with maintainers as your reviewers and a model that is scored every week.',
        duties: [
          'Forecast aircraft availability two weeks out from open discrepancies, parts on order and crew hours',
          'Spend a week each quarter at a squadron to see what the records leave out',
        ],
        skills: ['Time-to-event models or queueing, used on real queues'],
      },
      {
        id: '6101',
        tracking: 'TR-2026-0228',
        title: 'Data Scientist, Ship Machinery',
        grade: 'Data Scientist I',
        office: 'sanDiego',
        level: '3',
        workplace: 'Hybrid',
        postedDaysAgo: 34,
        summary:
          'Diesel engines and chillers report their temperature every second, and until recently nobody kept the numbers. The waterfront team in San Diego now has two years of them. Help us to find out what a bearing sounds like three months before it fails.',
        duties: [
          'Clean and label sensor histories from engines, pumps and air-conditioning plants',
          'Test simple alarms before complicated ones, and write up what each would have caught',
        ],
        skills: ['Signal processing at the level of one good university course'],
      },
      {
        id: '5147',
        tracking: 'TR-2026-0122',
        title: 'Senior Data Scientist, Repair Parts',
        grade: 'Data Scientist III',
        office: 'norfolk',
        level: '1',
        workplace: 'Hybrid',
        postedDaysAgo: 96,
        summary:
          'Most repair parts on a ship are never used, and the one that is needed is on another coast. Your subject would be demand so rare that averages lie about it. Norfolk has the data of a whole fleet, a patient client and room for someone with strong opinions about sparse counts.',
        duties: [
          'Develop demand models for parts used less than once a year and compare them with current stock rules',
          'Guide two junior scientists and set the review standard for the group',
        ],
        skills: ['Bayesian or empirical Bayes methods for sparse counts'],
      },
      {
        id: '4473',
        tracking: 'TR-2026-0056',
        title: 'Data Scientist, Depot Workload',
        grade: 'Data Scientist 2',
        office: 'ogden',
        level: '2',
        workplace: 'On-site',
        postedDaysAgo: 149,
        summary:
          'Landing gear, hydraulics and composites come to the depot in waves. The planners at Hill want to see the next wave early enough to hire for it. You will build the workload forecast with them and stand next to it when the numbers are wrong.',
        duties: [
          'Forecast induction and labor hours by shop for the next eight quarters',
          'Build the planners’ monthly view and change it when they stop using it',
        ],
        skills: ['Hierarchical time series, and doubts about each of them'],
      },
    ],
  },
  {
    groups: ['Data Science', 'Software Engineering'],
    duties: [
      'Design and run pipelines that bring data in once, checked, and say loudly when something is missing',
      'Write tables and their definitions so that two analysts get the same answer',
      'Agree data contracts with the owners of source systems and keep them in version control',
      'Be on call one week in six, with the right to fix whatever woke you',
    ],
    skills: [
      'Python and SQL beyond the basics; PostgreSQL or a comparable database',
      'A workflow scheduler, containers and automated tests for data',
      'Willingness to delete a pipeline that nobody reads',
    ],
    education: {
      '1': 'Bachelor’s degree in computer science or a quantitative field and seven years of data engineering or back-end development.',
      '2': 'Bachelor’s degree in computer science or a related field and three years of data engineering, or equivalent experience you can describe.',
    },
    openings: [
      {
        id: '6670',
        tracking: 'TR-2026-0299',
        title: 'Senior Data Engineer, Heartwood',
        grade: 'Data Engineer III',
        office: 'columbia',
        level: '1',
        workplace: 'Remote',
        postedDaysAgo: 8,
        isFeatured: true,
        summary:
          'Heartwood holds fifty years of cost data on everything from torpedoes to payroll systems. Its storage was designed for a tenth of that. From Columbia or from home you will lead the rebuild of ingestion and history, so that any estimate can be rerun on the data of the day it was made.',
        duties: [
          'Lead the redesign of Heartwood’s storage so that every figure can be read as of any date',
          'Plan the move with estimators who must not lose a working day',
        ],
        skills: ['Bitemporal or event-sourced data, in production and under load'],
      },
      {
        id: '5625',
        tracking: 'TR-2026-0186',
        title: 'Data Engineer, Acquisition Reporting',
        grade: 'Data Engineer II',
        office: 'arlington',
        level: '2',
        workplace: 'Hybrid',
        postedDaysAgo: 59,
        summary:
          'Eighty programs report their cost and schedule to one Pentagon office in eighty dialects. The Arlington team translates. You would own the intake: parsers, checks, friendly error messages, and the talks with programs whose files refuse to load.',
        duties: [
          'Maintain parsers and checks for monthly performance files from some eighty programs',
          'Cut the time from file received to figure published from four days to one',
        ],
        skills: ['Knowledge of messy interchange formats: XML, spreadsheets, mail attachments'],
      },
      {
        id: '4579',
        tracking: 'TR-2026-0070',
        title: 'Data Engineer, Radar Test Archive',
        grade: 'Engineer II',
        office: 'bedford',
        level: '2',
        workplace: 'On-site',
        postedDaysAgo: 138,
        needsClearance: true,
        summary:
          'A day of radar testing fills forty disks, and last year’s tests are on shelves. You will help a laboratory near Bedford to build an archive in which an analyst can find every pass of one aircraft in seconds. The work is on-site because the data is.',
        duties: [
          'Index recordings by time, target and waveform, and make the index searchable',
          'Automate the transfer from range to archive, with checksums at both ends',
        ],
        skills: ['Binary formats, large files and fast local storage'],
      },
    ],
  },
  {
    groups: ['Data Science'],
    duties: [
      'Turn a client’s vague question into two or three that data can answer',
      'Build reports and dashboards that are still right after you go on vacation',
      'Keep definitions of measures in one place and defend them',
    ],
    skills: [
      'SQL, and one of Power BI, Tableau or a web charting library',
      'Judgment about charts: when a table is better, when one number is enough',
      'Clear spoken English for short briefings',
    ],
    education: {
      '2': 'Bachelor’s degree in any quantitative or business field and three years of analysis for an operating organization.',
      '3': 'Bachelor’s degree in any field with at least one course each in statistics and databases, or equivalent certificates.',
    },
    openings: [
      {
        id: '5947',
        tracking: 'TR-2026-0210',
        title: 'Data Analyst, Military Construction',
        grade: 'Data Analyst II',
        office: 'alexandria',
        level: '2',
        workplace: 'Hybrid',
        postedDaysAgo: 43,
        summary:
          'Barracks, piers and runways are paid from one appropriation and delayed for a hundred reasons. You will give an Alexandria client a single view of six hundred projects, from planning to ribbon, and find the delays that repeat. A geographer’s eye would be an advantage.',
        duties: [
          'Maintain the project view for six hundred construction projects and its monthly briefing',
          'Study which early signs announce a late project, and say so in time',
        ],
        skills: ['Maps as a tool of analysis, not as decoration'],
      },
      {
        id: '6542',
        tracking: 'TR-2026-0286',
        title: 'Data Analyst, Marine Training',
        grade: 'Data Analyst*',
        office: 'quantico',
        level: '3',
        workplace: 'On-site',
        postedDaysAgo: 11,
        summary:
          'How long does a Marine wait between boot camp and the first school seat? Small answers to such questions move thousands of people. A junior analyst in Quantico will keep the numbers on seats, instructors and waiting time, and learn to present them to colonels without flinching.',
        duties: [
          'Report school seats, enrollments and waiting time each week and explain every jump',
          'Help the schoolhouse planners to test next year’s class schedule',
        ],
        skills: ['Steady nerves and a good voice'],
      },
      {
        id: '5371',
        tracking: 'TR-2026-0146',
        title: 'Data Analyst, Grants and Research',
        grade: 'Analyst II',
        office: 'washington',
        level: '2',
        workplace: 'Remote',
        postedDaysAgo: 77,
        isPartTime: true,
        summary:
          'A research agency wants to know what its grants led to, ten years on: papers, patents, companies, or silence. Thirty hours a week, mostly from home, you will match records, follow careers and write findings that a program manager can read on a train.',
        duties: [
          'Link grants with publications and patents, and measure how reliable each link is',
          'Write a four-page brief on one research area each quarter',
        ],
        skills: ['Record linkage and a tolerance for names spelled five ways'],
      },
    ],
  },
  {
    groups: ['Data Science', 'Software Engineering'],
    duties: [
      'Build language and document models that run on the client’s own machines',
      'Measure them on data the client labeled, and publish the errors with the results',
      'Replace the model by a rule whenever the rule does as well',
    ],
    skills: [
      'Python with PyTorch or a similar framework, and habits of careful evaluation',
      'Deployment without internet access: packaged models, pinned versions, small footprints',
      'Interest in where a model must not be used',
    ],
    education: {
      '1': 'Master’s degree in computer science, statistics, linguistics or a related field and six years of applied machine learning.',
      '2': 'Bachelor’s degree in computer science, statistics, linguistics or a related field and three years of applied machine learning.',
    },
    openings: [
      {
        id: '6482',
        tracking: 'TR-2026-0282',
        title: 'Machine Learning Engineer, Maintenance Text',
        grade: 'Machine Learning Engineer II',
        office: 'seattle',
        level: '2',
        workplace: 'Remote',
        postedDaysAgo: 13,
        summary:
          '“Found wtr in gnd spt, rplcd gskt.” Millions of notes like this one describe what fails on ships and how it was repaired. From Seattle you will build the models that read them, together with a retired chief who can tell you what the writer meant.',
        duties: [
          'Extract part, fault and action from shorthand maintenance notes, with confidence for each',
          'Run labeling sessions with former maintainers and learn the vocabulary yourself',
        ],
        skills: ['Natural language processing on short, noisy, abbreviated text'],
      },
      {
        id: '5437',
        tracking: 'TR-2026-0161',
        title: 'Senior Machine Learning Engineer, Contract Documents',
        grade: 'Machine Learning Engineer III',
        office: 'arlington',
        level: '1',
        workplace: 'Hybrid',
        postedDaysAgo: 70,
        summary:
          'Buried in two hundred thousand scanned contracts are delivery dates, data rights and prices that the government owns and cannot find. Lead the small Arlington group that gets them out. Precision matters more than cleverness: a wrong date can cost a lawsuit.',
        duties: [
          'Lead four engineers from scanning to searchable clauses, with a person in the loop where it counts',
          'Set acceptance criteria with the client’s lawyers and report against them',
        ],
        skills: ['Document layout, optical character recognition and the failures of both'],
      },
      {
        id: '4386',
        tracking: 'TR-2026-0046',
        title: 'Machine Learning Engineer, Sensor Fusion',
        grade: 'Engineer 2',
        office: 'columbia',
        level: '2',
        workplace: 'On-site',
        postedDaysAgo: 158,
        needsClearance: true,
        summary:
          'Three sensors see the same object and disagree about what it is. The Columbia laboratory where you would work compares ways to settle such disputes, under fair test conditions, before anyone buys one of them. You will build the comparison, not the product.',
        duties: [
          'Build the test bench on which competing classifiers are compared',
          'Design scenarios that are fair to all and comfortable for none',
        ],
        skills: ['Calibration, ensemble methods and experimental design'],
      },
    ],
  },
  {
    groups: ['Data Science', 'Operations Research'],
    duties: [
      'Design tests that learn the most from the fewest shots, flights or hours',
      'Analyze results and state what they do and do not show',
      'Review the analysis of others for the test authority',
    ],
    skills: [
      'Design of experiments, reliability growth, censored data',
      'R, JMP or Python, with scripts that reproduce every figure',
      'Courage to say that the sample is too small',
    ],
    education: {
      '1': 'Master’s degree or doctorate in statistics or a closely related field and six years of applied work on tests or quality.',
      '2': 'Master’s degree in statistics, operations research or engineering, or a bachelor’s degree and three years of test analysis.',
    },
    openings: [
      {
        id: '5768',
        tracking: 'TR-2026-0199',
        title: 'Statistician, Component Reliability',
        grade: 'Statistician II',
        office: 'albuquerque',
        level: '2',
        workplace: 'On-site',
        postedDaysAgo: 51,
        needsClearance: true,
        summary:
          'Some components must work once, after decades on a shelf. In Albuquerque you will help engineers to decide how many to take apart each year and what to conclude from the ones that pass. Destructive tests are expensive, so each has to count.',
        duties: [
          'Plan yearly surveillance samples and the decision rules that go with them',
          'Combine test, storage and production data into one statement of reliability',
        ],
        skills: ['Acceptance sampling and degradation models'],
      },
      {
        id: '4886',
        tracking: 'TR-2026-0103',
        title: 'Statistician, Undersea Trials',
        grade: 'Statistician 2',
        office: 'seaside',
        level: '2',
        workplace: 'Hybrid',
        postedDaysAgo: 113,
        summary:
          'A trial at sea lasts four days, costs a fortune, and the weather has a vote. Seaside statisticians plan such trials for sonars and underwater vehicles, ride along when there is a bunk, and write the analysis afterwards. Sea legs are optional.',
        duties: [
          'Plan trials with fallbacks for lost hours, and adapt the plan on board',
          'Deliver the statistical annex within thirty days after the last run',
        ],
        skills: ['Sequential or adaptive designs in the field'],
      },
      {
        id: '4275',
        tracking: 'TR-2026-0034',
        title: 'Senior Statistician, Flight Test',
        grade: 'Statistician III',
        office: 'dayton',
        level: '1',
        workplace: 'Hybrid',
        postedDaysAgo: 171,
        needsClearance: true,
        summary:
          'Test pilots fly what statisticians ask for, so ask well. The senior statistician in Dayton advises four aircraft test teams, teaches design of experiments to incoming engineers and signs the analysis that goes to the decision maker.',
        duties: [
          'Advise four test teams from the first plan to the final report',
          'Teach a two-week course on test design every spring and autumn',
        ],
        skills: ['Split-plot and mixed designs, explained without Greek letters'],
      },
    ],
  },
  {
    groups: ['Data Science', 'Operations Research'],
    duties: [
      'Model how people join, stay, are promoted and leave, with due respect for their privacy',
      'Give personnel planners tools they can run without you',
      'Publish methods and limits beside every forecast',
    ],
    skills: [
      'Panel data, survival models or microsimulation',
      'R or Python, and care in handling personal records',
      'Writing for readers who decide about people',
    ],
    education: {
      '1': 'Master’s degree in economics, statistics, sociology or operations research and six years of applied work.',
      '2': 'Bachelor’s degree in economics, statistics, sociology or a related field and three years of applied work.',
    },
    openings: [
      {
        id: '6303',
        tracking: 'TR-2026-0255',
        title: 'Data Scientist, Retention and Bonuses',
        grade: 'Data Scientist II',
        office: 'arlington',
        level: '2',
        workplace: 'Hybrid',
        postedDaysAgo: 22,
        summary:
          'Does a reenlistment bonus keep people, or only pay those who would have stayed? The services spend enough on the question to deserve a good answer. You will estimate it by occupation and year for a client in Arlington, and build the calculator that planners use in the budget.',
        duties: [
          'Estimate bonus effects from twenty years of reenlistment decisions',
          'Maintain the calculator with which planners test next year’s bonus list',
        ],
        skills: ['Causal inference from administrative data'],
      },
      {
        id: '4678',
        tracking: 'TR-2026-0080',
        title: 'Senior Data Scientist, Marine Manpower',
        grade: 'Data Scientist 3',
        office: 'quantico',
        level: '1',
        workplace: 'Hybrid',
        postedDaysAgo: 129,
        summary:
          'Assignments decide careers, families and readiness at the same time. In Quantico you will lead a study of how orders are matched with people, and whether a better match keeps Marines longer. Field interviews are part of it; spreadsheets tell half of the story.',
        duties: [
          'Lead the study team of three and answer for its conclusions',
          'Prototype a matching tool with the assignment officers who would use it',
        ],
        skills: ['Matching or assignment problems with human preferences'],
      },
    ],
  },
]
