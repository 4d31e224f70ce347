import type { Role } from '../role.ts'

/** Authorization, defense and supply-chain assessment. */
export const cybersecurityRoles: ReadonlyArray<Role> = [
  {
    groups: ['Cybersecurity'],
    duties: [
      'Carry systems through the risk management framework, from categorization to continuous monitoring',
      'Test controls yourself before an assessor does',
      'Write security plans that describe the system as it is',
      'Keep inventories and diagrams true, because everything else rests on them',
    ],
    skills: [
      'NIST control catalogs and scanning tools, and knowing what neither will tell you',
      'Basic administration of Linux, Windows and networks',
      'Negotiation: secure enough, soon enough',
      'Incident handling basics: who calls whom, what is saved, what is touched',
      'Writing that engineers and assessors can both use',
    ],
    education: {
      '1': 'Bachelor’s degree in a technical field, seven years of security work and a senior certification.',
      '2': 'Bachelor’s degree in a technical field or equivalent training, three years of security work and a baseline certification.',
      '3': 'Bachelor’s or associate degree in a technical field, or military training in communications. The certification can follow within six months.',
    },
    openings: [
      {
        id: '6150',
        tracking: 'TR-2026-0232',
        title: 'Information System Security Officer, Naval Networks',
        grade: 'Security Analyst II',
        office: 'sanDiego',
        level: '2',
        workplace: 'On-site',
        pay: { Low: 107_000, High: 144_500, Unit: 'year' },
        postedDaysAgo: 32,
        needsClearance: true,
        summary:
          'Laboratory networks at the San Diego waterfront imitate ships down to the last switch, vulnerabilities included. You will be responsible for six of them: know what is connected, keep the authorization current and let the engineers break things safely.',
        duties: [
          'Hold the authorizations of six laboratory networks',
          'Agree with engineers how risky experiments are fenced off and ended',
        ],
        skills: ['Experience in laboratories or development networks'],
      },
      {
        id: '6568',
        tracking: 'TR-2026-0288',
        title: 'Senior Information System Security Officer, Cloud Workloads',
        grade: 'Security Analyst III',
        office: 'columbia',
        level: '1',
        workplace: 'Hybrid',
        pay: { Low: 146_500, High: 196_000, Unit: 'year' },
        postedDaysAgo: 10,
        needsClearance: true,
        isFeatured: true,
        summary:
          'Paper authorizations take nine months; the software they cover changes weekly. With a willing authorizing official in Maryland you will build the alternative, in which evidence comes out of the pipeline and the plan is generated from it. Be ready to explain it to auditors, several times.',
        duties: [
          'Design continuous authorization for a cloud platform with forty applications',
          'Automate evidence for two hundred controls and retire the screenshots',
        ],
        skills: ['Policy as code, compliance automation or platform engineering'],
      },
      {
        id: '5516',
        tracking: 'TR-2026-0175',
        title: 'Associate Security Analyst, Space Operations',
        grade: 'Security Analyst I',
        office: 'coloradoSprings',
        level: '3',
        workplace: 'On-site',
        pay: { Low: 71_500, High: 94_000, Unit: 'year' },
        postedDaysAgo: 65,
        needsClearance: true,
        summary:
          'Operations floors run around the clock, and so does patching, in windows of forty minutes. In Colorado Springs you will plan those windows, check logs and learn authorization work from a colleague who began the same way four years ago.',
        duties: [
          'Plan and document maintenance windows with operators and engineers',
          'Review logs each morning and follow up on what looks odd',
        ],
        skills: ['Diligence with checklists'],
      },
      {
        id: '4551',
        tracking: 'TR-2026-0068',
        title: 'Security Analyst, Missile Test Ranges',
        grade: 'Security Analyst 2',
        office: 'huntsville',
        level: '2',
        workplace: 'On-site',
        postedDaysAgo: 139,
        needsClearance: true,
        summary:
          'Range equipment was built to last, long before anyone thought of attackers. You will assess trackers, timing systems and telemetry at test sites, together with the technicians who keep them alive, and find protection that does not stop a countdown.',
        duties: [
          'Assess industrial and range equipment on site, about one week in five',
          'Recommend protection that technicians will leave switched on',
        ],
        skills: ['Industrial control systems or telemetry'],
      },
    ],
  },
  {
    groups: ['Cybersecurity', 'Software Engineering'],
    duties: [
      'Find weaknesses in design reviews, code and running systems, in that order of preference',
      'Give developers fixes, not only findings',
      'Prepare for incidents: logs that exist, backups that restore, numbers to call',
      'Teach short internal courses on the mistakes seen most often',
    ],
    skills: [
      'Secure development, threat modeling and code reading in two languages',
      'Network and web application testing',
      'Reports a manager can act on',
      'Cryptography as a careful user',
      'Discretion and good record keeping',
    ],
    education: {
      '1': 'Bachelor’s degree in computer science or a related field and seven years of security engineering or development.',
      '2': 'Bachelor’s degree in computer science or a related field and three years of security engineering or development.',
    },
    openings: [
      {
        id: '5670',
        tracking: 'TR-2026-0189',
        title: 'Application Security Engineer',
        grade: 'Security Engineer II',
        office: 'columbia',
        level: '2',
        workplace: 'Remote',
        pay: { Low: 98_000, High: 132_500, Unit: 'year' },
        postedDaysAgo: 57,
        summary:
          'Eleven of our own products hold other people’s proprietary numbers. You will be the second security engineer they have: reviewing designs, testing releases, helping teams to remove whole classes of mistakes. Management has promised to be told bad news early; hold it to that.',
        duties: [
          'Join each product’s design reviews and test each major release',
          'Run the program for reports from outside and answer within a day',
        ],
        skills: ['Modern web applications and their dependencies'],
      },
      {
        id: '4684',
        tracking: 'TR-2026-0084',
        title: 'Senior Security Engineer, Embedded Systems',
        grade: 'Security Engineer III',
        office: 'bedford',
        level: '1',
        workplace: 'On-site',
        pay: { Low: 148_000, High: 197_500, Unit: 'year' },
        postedDaysAgo: 128,
        needsClearance: true,
        summary:
          'A radio is a computer with an antenna and a fifteen-year life. The Bedford laboratory takes such devices apart before they are bought, chip by chip and line by line. You will lead its assessments and teach program offices what to ask for in the next contract.',
        duties: [
          'Lead assessments of firmware, interfaces and update mechanisms',
          'Write contract language that makes the next device better',
        ],
        skills: ['Firmware analysis, hardware interfaces and a soldering iron'],
      },
    ],
  },
  {
    groups: ['Cybersecurity', 'Logistics & Sustainment'],
    duties: [
      'Trace components and software to the people who make them',
      'Weigh threat, vulnerability and consequence without theater',
      'Advise program offices on second sources, tests and contract terms',
      'Brief engineers and lawyers in the same room',
    ],
    skills: [
      'Research in company registers, customs data and technical literature',
      'Knowledge of electronics or software supply chains',
      'Careful sourcing of every claim',
      'Data skills for matching names, parts and owners across languages',
      'A second language is useful',
    ],
    education: {
      '1': 'Bachelor’s degree in engineering, economics or international studies and seven years of supply chain, intelligence or security analysis.',
      '2': 'Bachelor’s degree in engineering, economics or international studies and three years of supply chain or security analysis.',
    },
    openings: [
      {
        id: '6265',
        tracking: 'TR-2026-0246',
        title: 'Supply Chain Risk Analyst, Microelectronics',
        grade: 'Risk Analyst 2',
        office: 'arlington',
        level: '2',
        workplace: 'On-site',
        postedDaysAgo: 25,
        needsClearance: true,
        summary:
          'Who made the chip, who made the machine that made it, and who could stop either? Three analysts in Arlington answer such questions for aircraft and missile programs. Your beat would be power electronics, from raw crystal to circuit board.',
        duties: [
          'Map the supply of power electronics for five programs, three tiers deep',
          'Alert program offices when an owner, factory or law changes',
        ],
        skills: ['Semiconductor manufacturing basics'],
      },
      {
        id: '4218',
        tracking: 'TR-2026-0028',
        title: 'Senior Supply Chain Risk Analyst, Software',
        grade: 'Risk Analyst III',
        office: 'alexandria',
        level: '1',
        workplace: 'Hybrid',
        postedDaysAgo: 182,
        summary:
          'Nobody writes software alone any more; some of it comes from people no one has met. For a client in Alexandria you will judge which dependencies of large systems deserve trust, which need help and which should go. Maintainers are part of the answer, not the enemy.',
        duties: [
          'Assess bills of materials for six large systems each year',
          'Propose how the client can support projects that it depends on',
        ],
        skills: ['Participation in open-source projects'],
      },
    ],
  },
]
