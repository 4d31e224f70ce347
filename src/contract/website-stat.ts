import { Schema } from 'effect'
import { countOr } from './fields.ts'

/** The figures of the counters; the first row is used (C3.5-01 to C3.5-05, J7-39). */
export const WebsiteStat = Schema.Struct({
  employeeCount: countOr(0),
  openingCount: countOr(0),
  locationCount: countOr(0),
  years: countOr(0),
  employeeOwnedPercent: countOr(100),
})
export type WebsiteStat = typeof WebsiteStat.Type
