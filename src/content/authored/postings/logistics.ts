import type { Role } from '../role.ts'

/** Supply, reliability and depot specialists. */
export const logisticsRoles: ReadonlyArray<Role> = [
  {
    groups: ['Logistics & Sustainment'],
    duties: [
      'Plan the support of equipment: spares, tools, manuals, training, transport and disposal',
      'Review supportability data for sense before it reaches the warehouse',
      'Follow shortages to their cause, which is rarely where they appear',
      'Attend provisioning and maintenance conferences and bring back decisions in writing',
    ],
    skills: [
      'Provisioning, cataloging or supply support',
      'Product support analysis and its data standards',
      'Excel and a logistics information system',
      'Familiarity with obsolescence, repair pipelines and lead times',
      'Good telephone manners with depots and vendors',
    ],
    education: {
      '1': 'Bachelor’s degree and eight years of acquisition or operational logistics.',
      '2': 'Bachelor’s degree and three years of logistics, or eight years of military logistics without the degree.',
      '3': 'Bachelor’s degree, or an associate degree and three years of military supply or maintenance.',
    },
    openings: [
      {
        id: '6710',
        tracking: 'TR-2026-0304',
        title: 'Logistics Analyst, Transport Aircraft Spares',
        grade: 'Logistics Analyst II',
        office: 'beavercreek',
        level: '2',
        workplace: 'Hybrid',
        pay: { Low: 91_000, High: 122_500, Unit: 'year' },
        postedDaysAgo: 6,
        isFeatured: true,
        summary:
          'An airlifter on the ground in the desert waits for a valve worth ninety dollars. From Beavercreek you will find out why, and then why it happens every summer. The client gives you data, a telephone and permission to call anyone from the item manager to the factory.',
        duties: [
          'Investigate the fifty parts that ground most aircraft each quarter',
          'Recommend changes of stock, repair or supplier and track what they achieve',
        ],
        skills: ['Item management or aircraft-on-ground support'],
      },
      {
        id: '5944',
        tracking: 'TR-2026-0208',
        title: 'Associate Logistics Analyst, Ground Equipment',
        grade: 'Logistics Analyst I',
        office: 'ogden',
        level: '3',
        workplace: 'On-site',
        postedDaysAgo: 44,
        summary:
          'Generators, tow tractors and air-conditioning carts keep an airfield alive and get no attention. You will give them some: catalog data, manuals, spare parts lists and a plan for the ones that nobody builds anymore. It is honest work in sight of the Wasatch.',
        duties: [
          'Clean catalog and parts data for two hundred types of ground equipment',
          'Find substitutes for obsolete parts with engineers and suppliers',
        ],
        skills: ['Mechanical understanding and neat records'],
      },
      {
        id: '5130',
        tracking: 'TR-2026-0121',
        title: 'Senior Logistics Analyst, Unmanned Aircraft',
        grade: 'Logistics Analyst III',
        office: 'lexingtonPark',
        level: '1',
        workplace: 'Hybrid',
        pay: { Low: 123_000, High: 164_000, Unit: 'year' },
        postedDaysAgo: 97,
        needsClearance: true,
        summary:
          'When the aircraft has no pilot, the ground station is the cockpit and the software is the engine. Support plans written for older aircraft do not fit. You will write the new one for a Patuxent River program and see it tested by a detachment at sea.',
        duties: [
          'Lead product support planning, including the business case for organic repair',
          'Embark with the first detachment for a week and correct the plan afterward',
        ],
        skills: ['Product support strategies and business case analysis'],
      },
    ],
  },
  {
    groups: ['Logistics & Sustainment', 'Operations Research'],
    duties: [
      'Predict and measure reliability, availability and maintainability from design through service',
      'Lead failure mode analyses with designers and maintainers at one table',
      'Turn field failures into changes of design, manual or interval',
      'Keep the failure reporting system useful by closing each report with a cause',
    ],
    skills: [
      'Reliability engineering: Weibull, growth models, fault trees, block diagrams',
      'A statistical package and scripting for field data',
      'Respect for grease',
      'Ease with drawings, wiring diagrams and maintenance manuals',
      'Clear reports with recommendations that can be carried out',
    ],
    education: {
      '1': 'Bachelor’s degree in engineering and eight years of reliability engineering.',
      '2': 'Bachelor’s degree in engineering, physics or mathematics and three years of reliability or maintenance engineering.',
    },
    openings: [
      {
        id: '5423',
        tracking: 'TR-2026-0160',
        title: 'Reliability Engineer, Aircraft Subsystems',
        grade: 'Reliability Engineer II',
        office: 'beavercreek',
        level: '2',
        workplace: 'On-site',
        postedDaysAgo: 71,
        summary:
          'Bleed air, brakes, canopy seals: the unglamorous subsystems cause most of the canceled sorties. Beavercreek’s reliability cell works through them one at a time, from failure data to a fix that is flying. You will bring the next three to an end.',
        duties: [
          'Analyze failures of three subsystems a year and see the fixes through',
          'Examine failed parts at the depot laboratory together with metallurgists',
        ],
        skills: ['Mechanical or electromechanical systems'],
      },
      {
        id: '4621',
        tracking: 'TR-2026-0076',
        title: 'Reliability Engineer, Submarine Machinery',
        grade: 'Engineer II',
        office: 'bremerton',
        level: '2',
        workplace: 'On-site',
        pay: { Low: 94_500, High: 127_500, Unit: 'year' },
        postedDaysAgo: 134,
        needsClearance: true,
        summary:
          'A pump that runs loud is replaced, whatever its age; a quiet one may run for another patrol. In Bremerton you will help engineers to tell the two apart from vibration surveys and thirty years of repair history, and to set intervals that the boats can live with.',
        duties: [
          'Combine vibration surveys and repair histories into interval recommendations',
          'Present each recommendation to the technical authority with its risk',
        ],
        skills: ['Rotating machinery or condition monitoring'],
      },
      {
        id: '4132',
        tracking: 'TR-2026-0022',
        title: 'Senior Reliability Engineer, Stored Systems',
        grade: 'Reliability Engineer III',
        office: 'albuquerque',
        level: '1',
        workplace: null,
        postedDaysAgo: 195,
        needsClearance: true,
        summary:
          'Nothing moves in a storage vault, and yet things age: seals, solder, springs. The Albuquerque team watches over systems that must work at the end of a long wait. As its senior engineer you will decide what to measure now so that someone can know in twenty years.',
        duties: [
          'Set the long-term measurement plan and the reasons behind it',
          'Guide two engineers and review every lifetime estimate',
        ],
        skills: ['Aging of materials or accelerated testing'],
      },
    ],
  },
  {
    groups: ['Logistics & Sustainment', 'Operations Research'],
    duties: [
      'Study how work flows through shops, docks and hangars and where it waits',
      'Test improvements in a small way before anybody buys equipment',
      'Measure throughput, touch time and quality before and after',
      'Write up each study in ten pages, with one page for the people on the floor',
    ],
    skills: [
      'Industrial engineering: flow, constraints, work study',
      'Process data and simple simulation',
      'Ease on a shop floor, at any hour',
      'Visual management and plain charts',
      'Patience: most gains come from the fourth small change',
    ],
    education: {
      '1': 'Bachelor’s degree in industrial or mechanical engineering and eight years in manufacturing, repair or consulting.',
      '2': 'Bachelor’s degree in industrial or mechanical engineering and three years in manufacturing or repair.',
      '3': 'Bachelor’s degree in industrial or mechanical engineering, or eight years as a shop supervisor.',
    },
    openings: [
      {
        id: '6833',
        tracking: 'TR-2026-0321',
        title: 'Depot Maintenance Analyst, Landing Gear',
        grade: 'Maintenance Analyst II',
        office: 'ogden',
        level: '2',
        workplace: 'On-site',
        pay: { Low: 88_500, High: 119_000, Unit: 'year' },
        postedDaysAgo: 2,
        isFeatured: true,
        summary:
          'A landing gear spends ninety days in the shop, eleven of them being worked on. Where does it spend the rest? You will follow a few by hand, then all of them by data, and help the plating, grinding and assembly shops at Hill to give time back to the fleet.',
        duties: [
          'Track gear through plating, grinding, inspection and assembly and map the waiting',
          'Run two trials a year with shop supervisors and publish what happened',
        ],
        skills: ['Machine shop or plating experience is a pleasure to find'],
      },
      {
        id: '5312',
        tracking: 'TR-2026-0132',
        title: 'Senior Depot Maintenance Analyst, Nuclear Shipyards',
        grade: 'Maintenance Analyst III',
        office: 'norfolk',
        level: '1',
        workplace: 'On-site',
        postedDaysAgo: 85,
        needsClearance: true,
        summary:
          'Four public shipyards do the same work in four ways, each certain of its own. For their common headquarters, and from a desk in Norfolk, you will compare how they plan, stage material and close out jobs. Convince them by results; nothing else has worked.',
        duties: [
          'Compare one work process a quarter across the four yards, on the deckplates',
          'Help the yards to adopt each other’s best practice and measure the effect',
        ],
        skills: ['Years in a shipyard, plant or comparable heavy industry'],
      },
      {
        id: '4841',
        tracking: 'TR-2026-0100',
        title: 'Depot Maintenance Analyst, Avionics Benches',
        grade: 'Maintenance Analyst*',
        office: 'beavercreek',
        level: '3',
        workplace: 'Hybrid',
        postedDaysAgo: 116,
        summary:
          'Avionics boxes return from the repair bench marked “no fault found” and fail again within a month. You will trace them by serial number, visit the benches, and find out whether box, bench or aircraft is at fault. A first job with real detective work in it.',
        duties: [
          'Trace repeat offenders across aircraft, bench and depot records',
          'Design and evaluate a bench test that catches intermittent faults',
        ],
        skills: ['Electronics at hobby level or better'],
      },
      {
        id: '4124',
        tracking: 'TR-2026-0021',
        title: 'Maintenance Analyst, Training Simulators',
        grade: 'Maintenance Analyst 2',
        office: 'orlando',
        level: '2',
        workplace: 'Hybrid',
        postedDaysAgo: 199,
        summary:
          'Simulators work twenty hours a day and are repaired in the other four. For the trainer program in Orlando you will study downtime at nineteen sites, from projector lamps to hydraulics, and recommend what to stock, what to redesign and what to let fail.',
        duties: [
          'Analyze downtime at nineteen simulator sites and visit the worst three',
          'Recommend spares, redesign or crew changes with their price and effect',
        ],
        skills: ['Field service or availability-based support contracts'],
      },
    ],
  },
]
