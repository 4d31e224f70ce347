import { firm } from './firm.ts'

/** All copy takes its figures from here; `src/server/pages/every-page.test.ts` checks every public page against it. */
export const facts = {
  founded: { day: 'June 3, 1973', month: 'June 1973', year: Number(firm.foundedOn.slice(0, 4)), by: 'three' },
  fiftiethYear: Number(firm.foundedOn.slice(0, 4)) + 50,
  employees: 412,
  /** Fewer than the employees: they get shares after their first year. */
  ownersMoreThan: 'three hundred',
  ownedPercent: 100,
  ownedSince: firm.employeeOwnedSince,
  repeatClients: { percent: firm.repeatClientPercent, written: 'ninety' },
  /** The District of Columbia counts as a state. */
  offices: { count: 20, written: 'twenty', states: 12 },
  library: { cabinets: 'four', since: 1978, oldestReport: 1951 },
  methodsSince: 1979,
  seaportFirms: 38,
  /** In years (C2.16-03 to C2.16-06). */
  plans: { stockWait: 1, pensionWait: 1, pensionVesting: 5 },
  answerWithin: 'two business days',
} as const
