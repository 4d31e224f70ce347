/** Sample data: every name, number and address is invented, and a deployment may override it. */
export type Firm = {
  readonly name: string
  readonly tradeName: string
  readonly shortName: string
  readonly domain: string
  /** `yyyy-mm-dd`; every displayed age is counted from here. */
  readonly foundedOn: string
  /** An IANA name. */
  readonly timeZone: string
  readonly employeeOwnedSince: number
  readonly tagline: string
  readonly description: string
  readonly repeatClientPercent: number
  readonly headquarters: {
    readonly street: string
    readonly suite: string
    readonly city: string
    readonly state: string
    readonly zip: string
  }
  readonly phones: {
    readonly main: string
    readonly humanResources: string
    readonly privacy: string
    readonly equalOpportunity: string
  }
  readonly emails: {
    readonly general: string
    readonly careers: string
    readonly humanResources: string
    readonly contracts: string
    readonly smallBusiness: string
    readonly privacy: string
    readonly oasisProgramManager: string
    readonly oasisContractManager: string
  }
  readonly social: { readonly linkedIn: string; readonly facebook: string; readonly x: string }
  readonly external: {
    readonly portal: string
    readonly timesheet: string
    readonly email: string
    readonly intranet: string
  }
}

export const firm: Firm = {
  name: 'Tamarack Research, Inc.',
  tradeName: 'Tamarack Research',
  shortName: 'Tamarack',
  domain: 'tamarack.example',
  foundedOn: '1973-06-03',
  timeZone: 'America/New_York',
  employeeOwnedSince: 1991,
  tagline: 'We count carefully.',
  description:
    'Employee-owned cost analysis, data science and software for the people who plan, buy and maintain the nation’s ships, aircraft and satellites.',
  repeatClientPercent: 90,
  headquarters: {
    street: '1973 Larch Ridge Boulevard',
    suite: 'Suite 600',
    city: 'Arlington',
    state: 'VA',
    zip: '22201',
  },
  phones: {
    main: '(703) 555-0100',
    humanResources: '(703) 555-0104',
    privacy: '(703) 555-0106',
    equalOpportunity: '(703) 555-0107',
  },
  emails: {
    general: 'info@tamarack.example',
    careers: 'careers@tamarack.example',
    humanResources: 'people@tamarack.example',
    contracts: 'contracts@tamarack.example',
    smallBusiness: 'small.business@tamarack.example',
    privacy: 'privacy@tamarack.example',
    oasisProgramManager: 'oasis.program@tamarack.example',
    oasisContractManager: 'oasis.contracts@tamarack.example',
  },
  social: {
    linkedIn: 'https://linkedin.tamarack.example/company/tamarack-research',
    facebook: 'https://facebook.tamarack.example/tamarack.research',
    x: 'https://x.tamarack.example/tamarack',
  },
  external: {
    portal: 'https://portal.tamarack.example/',
    timesheet: 'https://time.tamarack.example/',
    email: 'https://mail.tamarack.example/',
    intranet: 'https://inside.tamarack.example/',
  },
}
