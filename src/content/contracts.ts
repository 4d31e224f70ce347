import type { WireDate } from '#contract/date.ts'

export type DomainRow = { readonly code: string; readonly industry: string; readonly item: string }

export type Domain = {
  readonly anchor: string
  readonly set: 'Small Business' | 'Unrestricted'
  readonly domain: string
  readonly contractNumber: string
  readonly rows: ReadonlyArray<DomainRow>
}

const numbered = (prefix: string, industries: ReadonlyArray<readonly [code: string, industry: string]>) =>
  industries.map(([code, industry], index) => ({
    code,
    industry,
    item: `${prefix}${String(index + 1).padStart(2, '0')}`,
  }))

const research = [
  ['541713', 'Research and Development in Nanotechnology'],
  ['541714', 'Research and Development in Biotechnology'],
  ['541715', 'Research and Development in the Physical, Engineering and Life Sciences'],
  ['541715A', 'Research and Development: Aircraft'],
  ['541715B', 'Research and Development: Aircraft Parts and Engines'],
  ['541715C', 'Research and Development: Guided Missiles and Space Vehicles'],
] as const

const management = [
  ['541611', 'Administrative and General Management Consulting'],
  ['541612', 'Human Resources Consulting'],
  ['541613', 'Marketing Consulting'],
  ['541614', 'Process, Physical Distribution and Logistics Consulting'],
  ['541618', 'Other Management Consulting'],
  ['541690', 'Other Scientific and Technical Consulting'],
  ['541990', 'All Other Professional, Scientific and Technical Services'],
  ['561110', 'Office Administrative Services'],
] as const

const engineering = [
  ['541310', 'Architectural Services'],
  ['541320', 'Landscape Architectural Services'],
  ['541330', 'Engineering Services'],
  ['541330A', 'Engineering: Military and Aerospace Equipment'],
  ['541330B', 'Engineering: Energy Programs'],
  ['541330C', 'Engineering: Marine Engineering and Naval Architecture'],
  ['541340', 'Drafting Services'],
  ['541350', 'Building Inspection Services'],
  ['541360', 'Geophysical Surveying and Mapping'],
  ['541370', 'Surveying and Mapping'],
  ['541380', 'Testing Laboratories'],
  ['541420', 'Industrial Design Services'],
  ['541512', 'Computer Systems Design Services'],
  ['541620', 'Environmental Consulting'],
  ['541690', 'Other Scientific and Technical Consulting'],
  ['611430', 'Professional and Management Development Training'],
] as const

const unrestrictedResearch = [
  ...research,
  ['541720', 'Research and Development in the Social Sciences and Humanities'],
  ['541330', 'Engineering in Support of Research'],
  ['541380', 'Testing in Support of Research'],
  ['334511', 'Search, Detection and Navigation Instruments'],
  ['336411', 'Aircraft, Prototypes'],
  ['336414', 'Guided Missiles and Space Vehicles, Prototypes'],
  ['336611', 'Ships, Prototypes'],
  ['518210', 'Computing Infrastructure in Support of Research'],
  ['541511', 'Custom Programming in Support of Research'],
  ['541990', 'Other Technical Services in Support of Research'],
] as const

export const oasisDomains: ReadonlyArray<Domain> = [
  {
    anchor: 'oasis-small-research',
    set: 'Small Business',
    domain: 'Research and Development',
    contractNumber: '00-TMK-24-D-R101',
    rows: numbered('SR-', research),
  },
  {
    anchor: 'oasis-management',
    set: 'Unrestricted',
    domain: 'Management and Advisory',
    contractNumber: '00-TMK-24-D-M201',
    rows: numbered('UM-', management),
  },
  {
    anchor: 'oasis-engineering',
    set: 'Unrestricted',
    domain: 'Technical and Engineering',
    contractNumber: '00-TMK-24-D-E202',
    rows: numbered('UT-', engineering),
  },
  {
    anchor: 'oasis-research',
    set: 'Unrestricted',
    domain: 'Research and Development',
    contractNumber: '00-TMK-24-D-R203',
    rows: numbered('UR-', unrestrictedResearch),
  },
]

export type ContractPeriod = {
  readonly vehicle: string
  readonly contractNumber: string
  readonly from: WireDate
  readonly to: WireDate
  readonly optionTo?: WireDate
  /** Of the table of its domain. */
  readonly anchor?: string
}

const on = (day: string): WireDate => ({ type: 'date', value: `${day}T00:00:00.000` })

/** The dates stand in words below too. */
const schedule: ContractPeriod = {
  vehicle: 'Multiple-Award Schedule',
  contractNumber: '00-TMK-25-S-0117',
  from: on('2025-02-20'),
  to: on('2030-02-19'),
}

export const contractPeriods: ReadonlyArray<ContractPeriod> = [
  schedule,
  ...oasisDomains.map(({ anchor, set, domain, contractNumber }) => ({
    anchor,
    vehicle: `OASIS+ ${set}: ${domain}`,
    contractNumber,
    from: on('2024-12-18'),
    to: on('2029-12-17'),
    optionTo: on('2034-12-17'),
  })),
  { vehicle: 'SeaPort-NxG', contractNumber: '00-TMK-19-D-7311', from: on('2019-01-02'), to: on('2029-01-01') },
]

export const contracts = {
  title: 'CONTRACTS',
  schedule: {
    title: schedule.vehicle,
    anchor: 'schedule',
    facts: [
      ['Contract number', schedule.contractNumber],
      // oxlint-disable-next-line ours/copy -- the specification gives these words (C2.8-12)
      ['Period', '20 February 2025 to 19 February 2030'],
      ['Business size', 'Small under industry code 541715'],
    ],
  },
  oasis: {
    title: 'OASIS+',
    anchor: 'oasis',
    facts: [
      ['Base', '5-year base'],
      ['Option', '5-year option'],
      ['Task orders', '5 years to complete task orders'],
    ],
  },
  seaport: {
    title: 'SeaPort-NxG',
    anchor: 'seaport',
    text: 'The Navy’s vehicle for engineering and program management support. We hold it as a prime contractor, with the team below.',
    linkLabel: 'SeaPort-NxG points of contact',
  },
  ledgerNote: ['Source: “Ordering periods” below.', 'Filled: ordering period. Outline: option.'],
  periods: { title: 'Ordering periods', anchor: 'periods', tableTitle: 'Contracts' },
  team: { title: 'Our SeaPort-NxG team', anchor: 'team' },
} as const
