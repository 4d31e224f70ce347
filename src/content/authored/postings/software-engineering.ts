import type { Role } from '../role.ts'

/** Builders, testers and operators of software. */
export const softwareRoles: ReadonlyArray<Role> = [
  {
    groups: ['Software Engineering'],
    duties: [
      'Take a feature from conversation to production: sketch, build, test, release, watch',
      'Review the code of colleagues kindly and have yours reviewed the same way',
      'Keep the application usable with a keyboard and a screen reader, and prove it in tests',
    ],
    skills: [
      'TypeScript on both ends, React or a comparable library, and a relational database',
      'Automated tests you trust enough to release on a Friday',
      'A sense for what to leave out',
    ],
    education: {
      '1': 'Bachelor’s degree in computer science or a related field and eight years of development, or twelve years of experience without the degree.',
      '2': 'Bachelor’s degree in computer science or a related field and three years of development. Shown work may stand in for the degree.',
      '3': 'Bachelor’s degree in computer science or a related field, a coding school, or a portfolio we can talk about.',
    },
    openings: [
      {
        id: '6837',
        tracking: 'TR-2026-0322',
        title: 'Full-Stack Engineer, Heartwood',
        grade: 'Software Engineer II',
        office: 'arlington',
        level: '2',
        workplace: 'Remote',
        postedDaysAgo: 1,
        isFeatured: true,
        summary:
          'Heartwood is the library in which two thousand government estimators look up what things really cost. Its users sit one floor above its developers, which keeps both honest. You will own search and comparison: how a person finds the four programs that resemble the fifth.',
        duties: [
          'Own search, filters and side-by-side comparison in Heartwood',
          'Watch three estimators use your work each month and change it accordingly',
        ],
        skills: ['Experience with full-text or faceted search'],
      },
      {
        id: '6041',
        tracking: 'TR-2026-0225',
        title: 'Senior Full-Stack Engineer, Crosscut',
        grade: 'Software Engineer III',
        office: 'columbia',
        level: '1',
        workplace: 'Hybrid',
        postedDaysAgo: 37,
        summary:
          'Crosscut reads a project schedule of thirty thousand tasks and says within seconds what is wrong with it. It began as one analyst’s macro and is now used by nine program offices. As lead engineer you will turn it from a good tool into a dependable product.',
        duties: [
          'Lead a team of five, decide the architecture and write it down',
          'Make analysis of large schedules fast enough to run while the user types',
        ],
        skills: ['Graph algorithms, or the readiness to enjoy them'],
      },
      {
        id: '5281',
        tracking: 'TR-2026-0131',
        title: 'Full-Stack Engineer, Fleet Maintenance Planner',
        grade: 'Engineer 2',
        office: 'sanDiego',
        level: '2',
        workplace: 'Hybrid',
        postedDaysAgo: 86,
        needsClearance: true,
        summary:
          'Planners on the waterfront move sixty ships through nine dry docks with magnets on a wall. We are replacing the wall, not the planners. You will work in San Diego within sight of the docks, with users who will tell you exactly what they think.',
        duties: [
          'Build the shared planning board, with undo, history and a version that prints on one sheet',
          'Make it work on a ship’s connection, which is to say on almost none',
        ],
        skills: ['Offline-first applications or conflict resolution between copies'],
      },
      {
        id: '6378',
        tracking: 'TR-2026-0267',
        title: 'Junior Full-Stack Engineer, Internal Tools',
        grade: 'Software Engineer I',
        office: 'arlington',
        level: '3',
        workplace: 'Hybrid',
        postedDaysAgo: 18,
        summary:
          'Timesheets, travel, the stock-plan statement: four hundred owners use our internal tools every week and complain in person. It is a fine place to learn the trade. You will pair with a senior engineer for the first six months and ship something in the first two weeks.',
        duties: [
          'Fix and extend the tools that colleagues use for time, travel and records',
          'Answer the help channel two mornings a week and turn repeated questions into features',
        ],
        skills: ['Eagerness to read other people’s code before changing it'],
      },
    ],
  },
  {
    groups: ['Software Engineering', 'Data Science'],
    duties: [
      'Design interfaces between services and keep them stable for the people who depend on them',
      'Measure latency, memory and cost before and after each change',
      'Write runbooks that a tired person can follow',
    ],
    skills: [
      'Java, Go or Rust in production, and PostgreSQL or another relational database',
      'Message queues, idempotency and other remedies for unreliable networks',
      'Logs and metrics that answer questions',
    ],
    education: {
      '1': 'Bachelor’s degree in computer science, engineering or mathematics and eight years of back-end development.',
      '2': 'Bachelor’s degree in computer science, engineering or mathematics and four years of back-end development.',
    },
    openings: [
      {
        id: '6194',
        tracking: 'TR-2026-0236',
        title: 'Back-End Engineer, Space Catalog',
        grade: 'Software Engineer II',
        office: 'coloradoSprings',
        level: '2',
        workplace: 'On-site',
        postedDaysAgo: 29,
        needsClearance: true,
        summary:
          'Some fifty thousand objects circle the Earth, and each observation of one has to find its owner within a second. From Colorado Springs you will work on the service that matches observations with orbits. Throughput is a matter of safety here; so is being able to explain every match.',
        duties: [
          'Improve matching throughput while keeping a full record of why each match was made',
          'Replay a day of observations against each release before it ships',
        ],
        skills: ['Numerical code, spatial indexes or astronomy as a serious hobby'],
      },
      {
        id: '5202',
        tracking: 'TR-2026-0125',
        title: 'Back-End Engineer, Air Operations Messaging',
        grade: 'Software Engineer 2',
        office: 'bedford',
        level: '2',
        workplace: 'On-site',
        postedDaysAgo: 92,
        needsClearance: true,
        summary:
          'Old message formats never die; they are wrapped. The Bedford team translates between planning systems from four decades so that an order written in one can be read in all. Strong typing, property tests and a sense of humor will serve you well.',
        duties: [
          'Write translators between message standards, with round-trip tests for every field',
          'Find and document the ambiguities that operators have learned to live with',
        ],
        skills: ['Parsers, grammars or interface standards'],
      },
      {
        id: '4494',
        tracking: 'TR-2026-0059',
        title: 'Senior Back-End Engineer, Identity Records',
        grade: 'Software Engineer III',
        office: 'columbia',
        level: '1',
        workplace: 'On-site',
        postedDaysAgo: 145,
        needsClearance: true,
        summary:
          'A service that answers forty million questions a day may not be wrong and may not be down. You will lead the replacement of its oldest part while the rest keeps running, with a rollback rehearsed for each step. Columbia is the base; the on-call rota is shared among eight.',
        duties: [
          'Plan and lead a staged replacement with old and new answering side by side',
          'Chair design reviews and keep the decision log',
        ],
        skills: ['A migration behind you that users did not notice'],
      },
    ],
  },
  {
    groups: ['Software Engineering'],
    duties: [
      'Build interfaces for people who use them eight hours a day',
      'Test with real users, with assistive technology and on slow machines',
      'Look after the shared component library together with the other front-end engineers',
    ],
    skills: [
      'HTML and CSS by heart; TypeScript and React by daily use',
      'Knowledge of WCAG and its practice',
      'Charts on canvas or SVG',
    ],
    education: {
      '1': 'Bachelor’s degree in computer science, design or a related field and seven years of front-end development, or comparable experience.',
      '2': 'Bachelor’s degree in any field and three years of front-end development. Self-taught engineers with work to show are welcome.',
      '3': 'Degree, coding school or self-study; show us two things you built and tell us what you would change.',
    },
    openings: [
      {
        id: '5547',
        tracking: 'TR-2026-0179',
        title: 'Front-End Engineer, Estimating Workbench',
        grade: 'Engineer II',
        office: 'arlington',
        level: '2',
        workplace: 'Hybrid',
        postedDaysAgo: 64,
        summary:
          'Estimators love spreadsheets for good reasons, and any tool that wants to replace them must be as fast and as forgiving. You will build the grid, the formula bar and the chart beside it for our workbench. Bring patience for detail such as what the Tab key does in the last column.',
        duties: [
          'Build a grid of a hundred thousand rows that can be driven without a mouse',
          'Work with two estimators who are assigned to the team full time',
        ],
        skills: ['Virtualized lists, focus handling, undo'],
      },
      {
        id: '5021',
        tracking: 'TR-2026-0112',
        title: 'Junior Front-End Engineer, Data Stories',
        grade: 'Engineer*',
        office: 'seattle',
        level: '3',
        workplace: 'Hybrid',
        postedDaysAgo: 105,
        summary:
          'Our analysts write reports of two hundred pages; their clients read five. In Seattle a designer, a statistician and you will turn the five into pages on the web that explain themselves, with charts a reader can question. It is a junior position with a generous mentor.',
        duties: [
          'Build interactive report pages from analysts’ drafts, three or four at a time',
          'Draw charts that also work in print and in a screen reader',
        ],
        skills: ['An interest in maps, charts and typography'],
      },
      {
        id: '6065',
        tracking: 'TR-2026-0226',
        title: 'Front-End Engineer, Instructor Stations',
        grade: 'Software Engineer II',
        office: 'orlando',
        level: '2',
        workplace: 'On-site',
        postedDaysAgo: 36,
        summary:
          'During a simulated emergency the instructor watches six screens and must find the one button that matters. The Orlando team redesigns instructor stations for flight simulators. You will prototype in the morning and sit in the simulator’s back seat in the afternoon.',
        duties: [
          'Prototype and build instructor panels with the instructors who will use them',
          'Measure how long common tasks take before and after each redesign',
        ],
        skills: ['Real-time interfaces over sockets, and calm layout under pressure'],
      },
    ],
  },
  {
    groups: ['Software Engineering'],
    duties: [
      'Decide with developers what to test, at which level, and what not to test',
      'Automate checks that fail for one reason only',
      'Explore each release by hand with the eyes of its most impatient user',
    ],
    skills: [
      'Programming in TypeScript, Python or Java for test automation',
      'Browser automation, API tests and test data that can be thrown away',
      'Bug reports that developers thank you for',
    ],
    education: {
      '2': 'Bachelor’s degree in any field and three years of software testing or development.',
      '3': 'Bachelor’s degree, or two years of software testing, support or a related trade.',
    },
    openings: [
      {
        id: '6449',
        tracking: 'TR-2026-0274',
        title: 'Test Engineer, Mission Planning',
        grade: 'Test Engineer II',
        office: 'sanDiego',
        level: '2',
        workplace: 'On-site',
        postedDaysAgo: 16,
        needsClearance: true,
        summary:
          'A mission planning tool that rounds a coordinate the wrong way is worse than none. You will be the first full-time tester of a team of seven in San Diego, free to choose tools and obliged to explain them. Navigators are on call to answer questions.',
        duties: [
          'Build the regression suite for routes, fuel and timing from worked examples by navigators',
          'Set the release checklist and shorten it every quarter',
        ],
        skills: ['Numerical tolerances, time zones and datums, or the wish to learn about all three'],
      },
      {
        id: '5366',
        tracking: 'TR-2026-0145',
        title: 'Test Engineer, Data Platforms',
        grade: 'Engineer I',
        office: 'columbia',
        level: '3',
        workplace: 'Hybrid',
        postedDaysAgo: 79,
        summary:
          'Data can be wrong while every program runs as designed. In this entry position you will write checks for the content of pipelines, compare totals with the sources and learn to smell a figure that is too smooth. Columbia’s data engineers will teach you the rest.',
        duties: [
          'Write and maintain content checks for forty nightly pipelines',
          'Trace wrong figures to their origin and describe the path',
        ],
        skills: ['Good SQL and a suspicious mind'],
      },
      {
        id: '4455',
        tracking: 'TR-2026-0052',
        title: 'Test Engineer, Hardware in the Loop',
        grade: 'Test Engineer 2',
        office: 'huntsville',
        level: '2',
        workplace: 'On-site',
        postedDaysAgo: 151,
        needsClearance: true,
        summary:
          'The laboratory has a real guidance computer, a simulated sky and very little spare time. You will automate its test runs so that the night shift can be a script, and analyze what the script found over coffee. Huntsville offers the rare mix of code, cables and physics.',
        duties: [
          'Automate set-up, run and teardown of laboratory tests',
          'Analyze timing and bus traffic when a run does not repeat',
        ],
        skills: ['Serial buses, oscilloscopes and Linux drivers'],
      },
    ],
  },
  {
    groups: ['Software Engineering', 'Cybersecurity'],
    duties: [
      'Run build and delivery pipelines that produce the same result twice',
      'Describe infrastructure as code and rebuild it from nothing once a quarter',
      'Give developers short feedback: minutes, not hours',
    ],
    skills: [
      'Linux, containers, Kubernetes and one infrastructure-as-code tool',
      'Scripting that others can read',
      'Experience with networks that have no route to the internet',
    ],
    education: {
      '1': 'Bachelor’s degree in a technical field and seven years in operations or development, or ten years without the degree.',
      '2': 'Bachelor’s degree in a technical field and three years in operations or development, or six years without the degree.',
    },
    openings: [
      {
        id: '6588',
        tracking: 'TR-2026-0290',
        title: 'DevOps Engineer, Isolated Networks',
        grade: 'DevOps Engineer II',
        office: 'columbia',
        level: '2',
        workplace: 'On-site',
        postedDaysAgo: 10,
        needsClearance: true,
        summary:
          'Software crosses into the closed network on a disk, once a week, and must then build, test and deploy without asking anyone outside. You will look after that crossing. The team measures itself by how boring the weekly release has become.',
        duties: [
          'Maintain mirrors, signatures and the weekly transfer of packages into the closed network',
          'Cut the time from transfer to running software below one hour',
        ],
        skills: ['Package repositories, signing and software bills of materials'],
      },
      {
        id: '5452',
        tracking: 'TR-2026-0164',
        title: 'Senior DevOps Engineer, Ground Station Software',
        grade: 'DevOps Engineer III',
        office: 'coloradoSprings',
        level: '1',
        workplace: 'Hybrid',
        postedDaysAgo: 68,
        needsClearance: true,
        summary:
          'Six ground stations on four continents run the same software, or should. Lead the effort that makes it true: one pipeline, staged rollout and a way back that has been tried. Some travel is involved, to places with large antennas and small airports.',
        duties: [
          'Design a staged rollout for six stations with automatic rollback',
          'Train station crews and write the two pages they need at three in the morning',
        ],
        skills: ['Fleet management of remote, rarely connected machines'],
      },
      {
        id: '4771',
        tracking: 'TR-2026-0093',
        title: 'DevOps Engineer, Case Management',
        grade: 'Engineer II',
        office: 'alexandria',
        level: '2',
        workplace: 'Remote',
        postedDaysAgo: 121,
        summary:
          'A civilian agency processes a million applications a year on servers that are older than some of its staff. Together with its own engineers you will move the system to the cloud, one queue at a time. Everything can be done from home except the first week.',
        duties: [
          'Move services one at a time, with measurements before and after',
          'Work in pairs with agency engineers, who will run it when we have left',
        ],
        skills: ['A cloud migration that ended on time, or an honest account of one that did not'],
      },
    ],
  },
  {
    groups: ['Software Engineering', 'Operations Research'],
    duties: [
      'Write simulation code in which a second run gives the same answer',
      'Verify models against equations, data and the memory of people who were there',
      'Document what the model does not represent',
    ],
    skills: [
      'C++ or Java, and Python for analysis',
      'Discrete-event or physics-based simulation',
      'Mathematics through differential equations',
    ],
    education: {
      '1': 'Bachelor’s degree in computer science, physics, mathematics or engineering and eight years of simulation development.',
      '2': 'Bachelor’s degree in computer science, physics, mathematics or engineering and three years of simulation development.',
    },
    openings: [
      {
        id: '5756',
        tracking: 'TR-2026-0196',
        title: 'Simulation Engineer, Flight Trainers',
        grade: 'Simulation Engineer II',
        office: 'orlando',
        level: '2',
        workplace: 'On-site',
        postedDaysAgo: 54,
        summary:
          'Pilots notice a lag of a twentieth of a second. You will maintain and improve the flight models behind three trainers in Orlando, with recorded flights as reference and an instructor pilot as critic. When the aircraft changes, the simulator has ninety days to follow.',
        duties: [
          'Tune flight models to recorded data and document each change in handling',
          'Profile frame time and remove the worst offender each month',
        ],
        skills: ['Flight dynamics, control or game engines'],
      },
      {
        id: '5111',
        tracking: 'TR-2026-0120',
        title: 'Senior Simulation Engineer, Missile Defense',
        grade: 'Simulation Engineer III',
        office: 'huntsville',
        level: '1',
        workplace: 'On-site',
        postedDaysAgo: 99,
        needsClearance: true,
        summary:
          'No one can test a full missile defense engagement, so a simulation has to carry the argument. Its credibility will be your work: verification, validation and the reports behind them. Huntsville hosts the team, the computers and most of the skeptics.',
        duties: [
          'Lead verification and validation and sign the accreditation evidence',
          'Trace each surprising result to physics, data or code',
        ],
        skills: ['Accreditation of models, or peer review of scientific software'],
      },
      {
        id: '4191',
        tracking: 'TR-2026-0026',
        title: 'Simulation Engineer, Logistics Networks',
        grade: 'Engineer 2',
        office: 'albuquerque',
        level: '2',
        workplace: 'Hybrid',
        postedDaysAgo: 186,
        summary:
          'How many trucks, crews and spare tires does it take to keep a convoy schedule through winter? An Albuquerque client wants to see it play out before buying anything. You will build the discrete-event model and the map on which planners can watch it run.',
        duties: [
          'Build and calibrate the event model from two years of dispatch records',
          'Make a thousand-run study feasible overnight on modest machines',
        ],
        skills: ['Queues, routing and a feeling for randomness'],
      },
    ],
  },
  {
    groups: ['Software Engineering', 'Data Science'],
    duties: [
      'Design schemas, write migrations and tune queries on systems that are in use',
      'Protect data with backups that have been restored, not only made',
      'Teach analysts to write queries that do not need you',
    ],
    skills: [
      'PostgreSQL, Oracle or SQL Server in depth, including plans and indexes',
      'Stored procedures, and the taste to avoid them',
      'Care with financial or personal data',
    ],
    education: {
      '1': 'Bachelor’s degree in a technical field and eight years as a database developer or administrator.',
      '2': 'Bachelor’s degree in a technical field and four years as a database developer or administrator.',
    },
    openings: [
      {
        id: '5956',
        tracking: 'TR-2026-0214',
        title: 'Database Developer, Budget Exhibits',
        grade: 'Database Developer II',
        office: 'washington',
        level: '2',
        workplace: 'Hybrid',
        postedDaysAgo: 41,
        summary:
          'Each February the Navy prints a budget of many thousand pages, and every number on them comes from one database. For eleven months you will improve it; in the twelfth you will be very popular. The team of four works at the Navy Yard and shares the late evenings fairly.',
        duties: [
          'Maintain the exhibit database and its rules so that totals agree on every page',
          'Rehearse the February production run in December, twice',
        ],
        skills: ['Report generation at scale'],
      },
      {
        id: '4498',
        tracking: 'TR-2026-0061',
        title: 'Senior Database Developer, Aircraft Configuration',
        grade: 'Database Developer III',
        office: 'dayton',
        level: '1',
        workplace: null,
        postedDaysAgo: 142,
        summary:
          'Which serial number is installed on which wing, since when, and who says so? A Dayton program office tracks forty thousand parts on six hundred aircraft. You will redesign the database beneath, which has grown for nineteen years without a plan.',
        duties: [
          'Redesign the configuration schema with full history and move the data in stages',
          'Resolve contradictions between sources with the engineers who can decide',
        ],
        skills: ['Temporal data models and long migrations'],
      },
    ],
  },
]
