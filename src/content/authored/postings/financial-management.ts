import type { Role } from '../role.ts'

/** Budget, program and audit specialists. */
export const financialRoles: ReadonlyArray<Role> = [
  {
    groups: ['Financial Management'],
    duties: [
      'Prepare budget submissions, justification text and answers to reviewers’ questions',
      'Track execution against plan and explain each departure in one sentence',
      'Know the rules of each appropriation and warn early when one is about to be broken',
      'Coach program managers in reading their own numbers',
    ],
    skills: [
      'Working knowledge of the planning, programming, budgeting and execution cycle',
      'Excel under time pressure, without broken links',
      'Text that survives a comptroller’s red pen',
      'Knowledge of the accounting and budget systems of one of the services',
      'Charts and tables that agree with each other to the last digit',
    ],
    education: {
      '1': 'Bachelor’s degree in finance, accounting, business or economics and eight years of federal budgeting.',
      '2': 'Bachelor’s degree in finance, accounting, business or economics and three years of federal budgeting or program finance.',
      '3': 'Bachelor’s degree in finance, accounting, business, economics or public administration.',
    },
    openings: [
      {
        id: '6622',
        tracking: 'TR-2026-0294',
        title: 'Budget Analyst, Ship Operations',
        grade: 'Budget Analyst II',
        office: 'washington',
        level: '2',
        workplace: 'Hybrid',
        pay: { Low: 94_500, High: 127_500, Unit: 'year' },
        postedDaysAgo: 9,
        isFeatured: true,
        summary:
          'Fuel prices move daily; the fuel budget is written eighteen months ahead. At the Navy Yard you will prepare the ship operations lines of the budget and nurse them through the year. Your tables will be quoted on the Hill by people who have not met you.',
        duties: [
          'Build the fuel, port and consumables lines from steaming days and price forecasts',
          'Draft answers to congressional questions within the day they arrive',
        ],
        skills: ['Operation and maintenance budgets'],
      },
      {
        id: '5361',
        tracking: 'TR-2026-0143',
        title: 'Senior Budget Analyst, Research Programs',
        grade: 'Budget Analyst III',
        office: 'arlington',
        level: '1',
        workplace: 'Hybrid',
        postedDaysAgo: 80,
        summary:
          'Research money expires slowly and is taken away quickly. The director of a research office in Arlington wants an advisor who can see the difference between a program that is careful and one that is stuck. Twenty program managers will bring you their spreadsheets; send them home with one page.',
        duties: [
          'Run the mid-year review of twenty research programs and recommend what to move',
          'Prepare the director for budget hearings with facts and likely questions',
        ],
        skills: ['Research and development appropriations and their execution benchmarks'],
      },
      {
        id: '4795',
        tracking: 'TR-2026-0095',
        title: 'Budget Analyst, Base Services',
        grade: 'Budget Analyst 2',
        office: 'quantico',
        level: '2',
        workplace: 'On-site',
        postedDaysAgo: 118,
        summary:
          'Roads, child care, fire trucks and heating share one purse on a base of twelve thousand people. You will help the Quantico comptroller to divide it and to notice by February what September will look like. Local knowledge grows fast; the coffee is excellent.',
        duties: [
          'Maintain the spending plan for thirty base functions and review it monthly with each manager',
          'Model the effect of a hard winter or a late appropriation',
        ],
        skills: ['Installation or municipal finance'],
      },
      {
        id: '6037',
        tracking: 'TR-2026-0223',
        title: 'Associate Budget Analyst, Fleet Staff',
        grade: 'Budget Analyst*',
        office: 'norfolk',
        level: '3',
        workplace: 'On-site',
        postedDaysAgo: 38,
        summary:
          'Every ship in the Atlantic asks for more than there is. A junior analyst in Norfolk keeps the ledger of what was asked, granted and spent, and learns in a year how a fleet is paid for. You will start with travel and communications and move to repair.',
        duties: [
          'Reconcile ship obligations with the accounting system every week',
          'Answer supply officers’ questions by phone and e-mail, politely and correctly',
        ],
        skills: ['Tidiness with figures and friendliness on the telephone'],
      },
    ],
  },
  {
    groups: ['Financial Management', 'Contracts & Administration'],
    duties: [
      'Plan and track funds by contract, appropriation and year from request to final payment',
      'Prepare funding documents and follow them until the money is where it is needed',
      'Report commitments, obligations and expenditures and act on the ones that lag',
      'Keep the auditor’s folder current, so that September is only busy',
    ],
    skills: [
      'Acquisition funding documents and an accounting system of the services',
      'Reconciliation as a habit',
      'Composure in the last week of September',
      'Spreadsheet automation that colleagues can maintain',
      'Clear telephone calls with finance offices in other time zones',
    ],
    education: {
      '1': 'Bachelor’s degree in finance, business or a related field and eight years of acquisition financial management.',
      '2': 'Bachelor’s degree in finance, business or a related field and three years of acquisition financial management; a certificate in the field is welcome.',
      '3': 'Bachelor’s degree in any field with six hours of accounting, or four years of military finance experience.',
    },
    openings: [
      {
        id: '5911',
        tracking: 'TR-2026-0207',
        title: 'Program Financial Analyst, Airborne Radios',
        grade: 'Financial Analyst II',
        office: 'bedford',
        level: '2',
        workplace: 'Hybrid',
        pay: { Low: 95_500, High: 128_500, Unit: 'year' },
        postedDaysAgo: 45,
        summary:
          'Foreign partners, three services and one contractor share the bill for a family of radios. Somebody in Bedford has to know at any time whose dollar pays for what. You will keep those books, close the old years and answer the partners’ questions in clear language.',
        duties: [
          'Keep separate books for domestic and foreign funds on a shared contract',
          'Close out expiring funds and recover what was left behind',
        ],
        skills: ['Foreign military sales or other shared funding'],
      },
      {
        id: '5092',
        tracking: 'TR-2026-0118',
        title: 'Program Financial Analyst, Test Aircraft',
        grade: 'Financial Analyst 2',
        office: 'lexingtonPark',
        level: '2',
        workplace: 'On-site',
        pay: { Low: 92_000, High: 124_000, Unit: 'year' },
        postedDaysAgo: 101,
        summary:
          'Each test flight is billed to a project, each project to a sponsor, and each sponsor wants a discount. At Patuxent River you will run the rates, bills and forecasts of a test squadron. Pilots will ask you whether there is money for one more sortie; know the answer.',
        duties: [
          'Compute hourly rates and bill projects for flight and range time',
          'Forecast the year’s income and warn before it falls short',
        ],
        skills: ['Working capital or reimbursable funding'],
      },
      {
        id: '6780',
        tracking: 'TR-2026-0311',
        title: 'Associate Financial Analyst, Network Programs',
        grade: 'Financial Analyst I',
        office: 'sanDiego',
        level: '3',
        workplace: 'Hybrid',
        pay: { Low: 64_000, High: 84_500, Unit: 'year' },
        postedDaysAgo: 5,
        summary:
          'Our San Diego finance team of seven looks after thirty network projects, and its newest member starts with five of them. Expect funding documents, reconciliations and a patient mentor. By the second fiscal year-end you will be the one who explains it to others.',
        duties: [
          'Prepare funding documents for five projects and follow them through approval',
          'Reconcile invoices with obligations and clear differences each month',
        ],
        skills: ['Exactness, even on Friday'],
      },
    ],
  },
  {
    groups: ['Financial Management'],
    duties: [
      'Test balances, controls and documents the way an external auditor will',
      'Write corrective action plans that name a person and a date',
      'Follow transactions from contract to ledger and note where the trail goes cold',
      'Brief leaders on what was found and what it would take to fix it',
    ],
    skills: [
      'Audit standards and internal control in practice',
      'Sampling and data analysis over full ledgers',
      'Firm, friendly persistence',
      'Knowledge of federal accounting standards and data structures',
      'Interviews that put people at ease',
    ],
    education: {
      '1': 'Bachelor’s degree in accounting or finance and eight years of audit or audit readiness. An active CPA or CGFM is preferred.',
      '2': 'Bachelor’s degree in accounting or finance and three years of audit, accounting or internal control.',
    },
    openings: [
      {
        id: '5620',
        tracking: 'TR-2026-0185',
        title: 'Audit Readiness Analyst, Inventory',
        grade: 'Auditor II',
        office: 'alexandria',
        level: '2',
        workplace: 'Hybrid',
        postedDaysAgo: 60,
        summary:
          'Somewhere in a warehouse stand four engines that the ledger has forgotten, and on the ledger stand three that no warehouse has seen. You will go and look. Our Alexandria audit group spends a third of its time on the road, counting, tracing and correcting.',
        duties: [
          'Plan and carry out counts at warehouses and contractor plants in nine states',
          'Trace differences to their cause and fix the process, not only the entry',
        ],
        skills: ['Property accounting or inventory management'],
      },
      {
        id: '4768',
        tracking: 'TR-2026-0092',
        title: 'Senior Audit Readiness Analyst, Payroll Controls',
        grade: 'Auditor III',
        office: 'columbia',
        level: '1',
        workplace: 'Remote',
        pay: { Low: 128_000, High: 170_500, Unit: 'year' },
        postedDaysAgo: 123,
        summary:
          'Payroll for half a million people must be right twice a month. From home, with monthly visits to Columbia, you will lead tests of the controls that make it so, and turn each failure into one change that a busy office can accept.',
        duties: [
          'Lead control tests over time records, entitlements and payments',
          'Advise system owners on changes that would remove whole classes of error',
        ],
        skills: ['Audits of large transaction systems'],
      },
    ],
  },
  {
    groups: ['Financial Management', 'Schedule & Earned Value'],
    duties: [
      'Hold cost, schedule, funding and risk of a program in one consistent monthly picture',
      'Prepare the program manager for reviews with numbers that agree with each other',
      'Run change control so that the baseline means something',
      'Keep assumptions, actions and decisions of each review in one log',
    ],
    skills: [
      'Program control on contracts above fifty million dollars',
      'Cross-reading of cost reports, schedules and funding tables',
      'The confidence to say that two charts contradict each other',
      'Graphics for one-page summaries',
      'Familiarity with contract performance reports and funding documents',
    ],
    education: {
      '1': 'Bachelor’s degree in business, engineering or a related field and eight years of program control.',
      '2': 'Bachelor’s degree in business, engineering or a related field and three years of program control or finance.',
    },
    openings: [
      {
        id: '5989',
        tracking: 'TR-2026-0215',
        title: 'Program Control Analyst, Weather Satellites',
        grade: 'Program Analyst II',
        office: 'elSegundo',
        level: '2',
        workplace: 'Hybrid',
        pay: { Low: 94_500, High: 127_000, Unit: 'year' },
        postedDaysAgo: 40,
        summary:
          'Forecasters will depend on instruments that are now in a clean room, eight weeks behind. In El Segundo you will keep the program’s numbers in order, from instrument cost to launch reserve, and prepare the monthly review that decides what to do about the eight weeks.',
        duties: [
          'Produce the monthly program review from cost, schedule and risk data that agree',
          'Administer the reserve and record every withdrawal with its reason',
        ],
        skills: ['Reserve or contingency management'],
      },
      {
        id: '4479',
        tracking: 'TR-2026-0058',
        title: 'Senior Program Control Analyst, Target Vehicles',
        grade: 'Program Analyst III',
        office: 'huntsville',
        level: '1',
        workplace: 'Hybrid',
        postedDaysAgo: 147,
        summary:
          'Missile tests need something to shoot at. Target vehicles are built in small numbers by several firms, and when a test is postponed they wait in storage at a daily cost. Lead program control for the target office in Huntsville and make those costs visible before the test calendar changes, not after.',
        duties: [
          'Lead a control team of four across six contracts',
          'Price calendar changes for the test director within two days',
        ],
        skills: ['Leadership of a program control team'],
      },
    ],
  },
]
