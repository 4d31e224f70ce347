import { firm } from './firm.ts'

/**
 * What is so about the sample firm: the sheet from which its copy and its content take their figures, and against which
 * a test holds every public page (`src/server/pages/every-page.test.ts`). Counts are written as sentences have them,
 * with the digits beside them where both occur.
 */
export const facts = {
  /** `foundedOn` of the firm in words (C1-02). */
  founded: { day: 'June 3, 1973', month: 'June 1973', year: Number(firm.foundedOn.slice(0, 4)), by: 'three' },
  fiftyIn: Number(firm.foundedOn.slice(0, 4)) + 50,
  employees: 412,
  /** Employees hold shares after their first year, so there are fewer owners than employees. */
  ownersMoreThan: 'three hundred',
  ownedPercent: 100,
  ownedSince: firm.employeeOwnedSince,
  repeatClients: { percent: firm.repeatClientPercent, written: 'ninety' },
  /** The District of Columbia counts as a state. */
  offices: { count: 20, written: 'twenty', states: 12 },
  library: { cabinets: 'four', since: 1978, oldestReport: 1951 },
  methodsSince: 1979,
  seaportFirms: 38,
  /** Waits and vesting in years (C2.16-03 to C2.16-06). */
  plans: { stockWait: 1, pensionWait: 1, pensionVesting: 5 },
  answerWithin: 'two business days',
} as const
