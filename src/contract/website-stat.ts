import { Schema } from 'effect'
import { countOr } from './fields.ts'

export const WebsiteStat = Schema.Struct({
  employeeCount: countOr(0),
  openingCount: countOr(0),
  locationCount: countOr(0),
  years: countOr(0),
  employeeOwnedPercent: countOr(100),
})
export type WebsiteStat = typeof WebsiteStat.Type
