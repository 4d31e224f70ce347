import type { Role } from '../role.ts'

/** Analysts of forces, decisions, games and manpower. */
export const operationsResearchRoles: ReadonlyArray<Role> = [
  {
    groups: ['Operations Research'],
    duties: [
      'Shape a broad question into measures, alternatives and a study plan the sponsor will sign',
      'Model, run, doubt and rerun',
      'Write the study so that its conclusion is on page one and its evidence can be found from there',
      'Archive data, code and decisions so that the study can be rerun in five years',
    ],
    skills: [
      'Optimization, simulation or decision analysis, one of them in depth',
      'Python or R, and a modeling language such as AMPL or Pyomo',
      'Presence in front of senior officers',
      'Data preparation that can be audited',
      'Collegial review, given and received',
    ],
    education: {
      '1': 'Master’s degree in operations research, mathematics, engineering or economics and seven years of studies and analysis.',
      '2': 'Bachelor’s degree in operations research, mathematics, engineering or economics and three years of studies and analysis, or a master’s degree and one.',
      '3': 'Bachelor’s degree in operations research, mathematics, industrial engineering or a related field.',
    },
    openings: [
      {
        id: '6338',
        tracking: 'TR-2026-0258',
        title: 'Operations Research Analyst, Fleet Size and Mix',
        grade: 'Operations Research Analyst II',
        office: 'arlington',
        level: '2',
        workplace: 'Hybrid',
        postedDaysAgo: 21,
        needsClearance: true,
        summary:
          'How many ships of which kind, based where, to keep six of them at sea? The question is older than the firm and the constraints change every year. You will keep the optimization model that a Pentagon staff uses to test its own ideas, and run it with them in the room.',
        duties: [
          'Maintain the force structure model and extend it when policy changes',
          'Run cases live with the sponsor’s staff and note what each one taught',
        ],
        skills: ['Mixed-integer programming at real size'],
      },
      {
        id: '5656',
        tracking: 'TR-2026-0188',
        title: 'Operations Research Analyst, Expeditionary Logistics',
        grade: 'Operations Research Analyst 2',
        office: 'quantico',
        level: '2',
        workplace: 'On-site',
        postedDaysAgo: 58,
        needsClearance: true,
        summary:
          'Fuel, water, ammunition: a small force on an island needs all three and has no harbor. Quantico planners want to know which mix of boats, aircraft and stockpiles keeps it supplied for thirty days. You will model the flow and go along to one exercise a year to see it.',
        duties: [
          'Model supply to dispersed sites under loss, weather and limited lift',
          'Collect data at one field exercise a year and compare it with the model',
        ],
        skills: ['Network flow, inventory theory or military logistics'],
      },
      {
        id: '4916',
        tracking: 'TR-2026-0107',
        title: 'Senior Operations Research Analyst, Crew Rotation',
        grade: 'Operations Research Analyst III',
        office: 'norfolk',
        level: '1',
        workplace: 'Hybrid',
        postedDaysAgo: 111,
        summary:
          'Training, maintenance and time at home compete for the same months of a ship’s calendar. For a fleet staff in Norfolk you will design rotation plans that hold when a deployment is extended, which it will be. The families affected will never read your study; write it as if they did.',
        duties: [
          'Design and compare rotation plans over ten years with measures for readiness and time at home',
          'Advise the staff’s schedulers each quarter when events overtake the plan',
        ],
        skills: ['Scheduling or timetabling under uncertainty'],
      },
      {
        id: '6433',
        tracking: 'TR-2026-0271',
        title: 'Associate Operations Research Analyst, Air Bases',
        grade: 'Analyst I',
        office: 'coloradoSprings',
        level: '3',
        workplace: 'Hybrid',
        postedDaysAgo: 16,
        summary:
          'Snow plows, fuel trucks and bomb squads all have to share one runway. A graduate with good simulation skills can help our Colorado Springs team to study how quickly a base recovers from a bad day. You will work beside people who have commanded one.',
        duties: [
          'Build small simulations of base recovery and check them with former base engineers',
          'Prepare data, figures and the first draft of methods chapters',
        ],
        skills: ['One simulation you built for the fun of it'],
      },
    ],
  },
  {
    groups: ['Operations Research', 'Cost Analysis'],
    duties: [
      'Lead or support analyses of alternatives: effectiveness, cost, schedule and risk on one page',
      'Design measures together with operators and test whether they discriminate',
      'Keep the audit trail from source to chart',
      'Write minutes that all members of the working group can sign',
    ],
    skills: [
      'Multi-criteria methods and a sober view of weights',
      'Ability to read engineering, cost and threat documents in one week',
      'Facilitating working groups with strong opinions',
      'Cost and effectiveness models coupled in one framework',
      'Interviews with operators, prepared and written up with care',
    ],
    education: {
      '1': 'Master’s degree in a quantitative field and eight years of studies, two of them as leader of an analysis of alternatives.',
      '2': 'Bachelor’s degree in a quantitative field and four years of studies, systems engineering or cost analysis.',
    },
    openings: [
      {
        id: '6162',
        tracking: 'TR-2026-0235',
        title: 'Senior Decision Analyst, Rescue and Patrol Craft',
        grade: 'Decision Analyst III',
        office: 'washington',
        level: '1',
        workplace: 'Hybrid',
        postedDaysAgo: 30,
        isFeatured: true,
        summary:
          'The boats that pull people out of winter seas are due for replacement. Should the next ones be faster, tougher or simply more? Lead the study for a Washington sponsor, with crews in the working group and cost on the same page as lives.',
        duties: [
          'Lead a study team of six for fourteen months, from charter to decision',
          'Spend time with boat crews at three stations before any measure is chosen',
        ],
        skills: ['Leadership of studies with several agencies at the table'],
      },
      {
        id: '5376',
        tracking: 'TR-2026-0150',
        title: 'Decision Analyst, Airborne Sensors',
        grade: 'Decision Analyst II',
        office: 'bedford',
        level: '2',
        workplace: 'On-site',
        postedDaysAgo: 76,
        needsClearance: true,
        summary:
          'Put the sensor on a satellite, an airliner or a hundred small drones? Bedford’s study group compares answers for surveillance missions. You will build the effectiveness side of the comparison and keep it on speaking terms with the cost side.',
        duties: [
          'Model coverage, revisit time and detection for rival sensor concepts',
          'Merge effectiveness and cost results and explain where they disagree',
        ],
        skills: ['Search theory, geometry or remote sensing'],
      },
      {
        id: '4403',
        tracking: 'TR-2026-0049',
        title: 'Decision Analyst, Laboratory Investments',
        grade: 'Decision Analyst 2',
        office: 'dayton',
        level: '2',
        workplace: 'Remote',
        postedDaysAgo: 155,
        summary:
          'A research laboratory funds two hundred ideas a year and will never know most of the outcomes. Help it to choose anyway, with simple rules, fair panels and a memory of earlier choices. The work can be done from anywhere, with four trips to Dayton a year.',
        duties: [
          'Design the scoring and discussion rules of investment panels and test them on past cases',
          'Study which early judgments predicted later use',
        ],
        skills: ['Portfolio methods or the psychology of judgment'],
      },
    ],
  },
  {
    groups: ['Operations Research'],
    duties: [
      'Design analytic games: question, roles, rules, data capture',
      'Adjudicate with models where they help and with experts where they do not',
      'Report within two weeks, while the players still remember why they moved',
      'Keep a catalog of past games with questions, rules and findings',
    ],
    skills: [
      'Experience with professional or serious hobby games',
      'Qualitative methods: observation, coding, careful claims',
      'Stage presence',
      'Quick prototypes on paper before anything is programmed',
      'Fairness toward players of any rank',
    ],
    education: {
      '1': 'Master’s degree in any analytic field and seven years of gaming, planning or studies.',
      '2': 'Bachelor’s degree in any field and four years of gaming, military planning, teaching or analysis.',
    },
    openings: [
      {
        id: '5791',
        tracking: 'TR-2026-0201',
        title: 'Game Designer, Contested Logistics',
        grade: 'Game Analyst II',
        office: 'seaside',
        level: '2',
        workplace: 'Hybrid',
        postedDaysAgo: 50,
        summary:
          'Amateurs talk tactics; our Seaside players spend three days on pallets, tugs and port cranes. You will design logistics games for visiting staffs, run them in a former gymnasium and write up what surprised everyone, including you.',
        duties: [
          'Design, playtest and run four games a year',
          'Build the small models that settle fuel, time and losses during play',
        ],
        skills: ['Board game design that reached the table'],
      },
      {
        id: '4654',
        tracking: 'TR-2026-0078',
        title: 'Senior Game Designer, Emergency Response',
        grade: 'Game Analyst III',
        office: 'orlando',
        level: '1',
        workplace: 'Hybrid',
        postedDaysAgo: 132,
        summary:
          'Two hurricanes in nine days: who gets the generators? In Orlando you will create exercises for emergency managers that are close enough to life to hurt a little. Most last one day, and the conversation afterward is the real product.',
        duties: [
          'Create exercises with counties, hospitals and utilities as players',
          'Lead the discussion afterward and turn it into commitments with names',
        ],
        skills: ['Background in emergency management, utilities or public health'],
      },
    ],
  },
  {
    groups: ['Operations Research'],
    duties: [
      'Determine how many people a mission needs, of which skills, from observed work',
      'Conduct interviews, time studies and workload surveys on site',
      'Defend the requirement before those who must pay for it',
      'Archive interviews and counts so that the next study need not start from nothing',
    ],
    skills: [
      'Work measurement, staffing models, sampling',
      'Easy manner with people whose work is being counted',
      'Access to Excel’s darker corners, with documentation',
      'Survey design, and suspicion of self-reported hours',
      'Travel to sites, about one week in six',
    ],
    education: {
      '1': 'Bachelor’s degree in industrial engineering, business or a social science and eight years of manpower or workload studies.',
      '2': 'Bachelor’s degree in industrial engineering, business or a social science and three years of manpower or workload studies.',
      '3': 'Bachelor’s degree in industrial engineering, business, psychology or a related field.',
    },
    openings: [
      {
        id: '5493',
        tracking: 'TR-2026-0172',
        title: 'Manpower Analyst, Shore Hospitals',
        grade: 'Manpower Analyst II',
        office: 'sanDiego',
        level: '2',
        workplace: 'Hybrid',
        postedDaysAgo: 66,
        summary:
          'A ward is short of nurses while a clinic down the hall has two too many. Numbers alone will not settle that, but they help. In San Diego you will study workload at naval hospitals, department by department, and propose staffing that nurses recognize as fair.',
        duties: [
          'Measure workload in six departments a year, with observation before surveys',
          'Build staffing tables and test them against a bad flu season',
        ],
        skills: ['Health care operations or nursing background'],
      },
      {
        id: '6520',
        tracking: 'TR-2026-0284',
        title: 'Associate Manpower Analyst, Headquarters Staffs',
        grade: 'Manpower Analyst*',
        office: 'washington',
        level: '3',
        workplace: 'Hybrid',
        postedDaysAgo: 12,
        summary:
          'What does a headquarters of nine hundred people do all day? Asked politely, most of them will tell you. You will join a Washington study team, hold some of its two hundred interviews, and learn to turn calendars and task lists into a staffing requirement.',
        duties: [
          'Hold structured interviews and write them up on the same day',
          'Prepare workload tables and check them with the offices concerned',
        ],
        skills: ['Listening, note-taking and tactful follow-up questions'],
      },
      {
        id: '4245',
        tracking: 'TR-2026-0032',
        title: 'Senior Manpower Analyst, Aircraft Maintenance',
        grade: 'Manpower Analyst III',
        office: 'lexingtonPark',
        level: '1',
        workplace: 'On-site',
        postedDaysAgo: 174,
        summary:
          'New aircraft promise fewer maintainers; flight lines report the opposite. For a Patuxent River client you will settle the matter for three aircraft types, with stopwatches, records and long shifts at two air stations. The result will set crew sizes for twenty years.',
        duties: [
          'Lead field teams that observe maintenance around the clock',
          'Reconcile designers’ predictions with observed hours, task by task',
        ],
        skills: ['Hands-on knowledge of aircraft maintenance'],
      },
    ],
  },
]
