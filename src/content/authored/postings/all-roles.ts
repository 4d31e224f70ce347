import type { Role } from '../role.ts'
import { contractsRoles } from './contracts-and-administration.ts'
import { costEstimatingRoles } from './cost-estimating.ts'
import { costResearchRoles } from './cost-research.ts'
import { cybersecurityRoles } from './cybersecurity.ts'
import { dataScienceRoles } from './data-science.ts'
import { financialRoles } from './financial-management.ts'
import { logisticsRoles } from './logistics.ts'
import { operationsResearchRoles } from './operations-research.ts'
import { scheduleRoles } from './schedule-and-earned-value.ts'
import { softwareRoles } from './software-engineering.ts'

export const allRoles: ReadonlyArray<Role> = [
  ...costEstimatingRoles,
  ...costResearchRoles,
  ...dataScienceRoles,
  ...softwareRoles,
  ...scheduleRoles,
  ...operationsResearchRoles,
  ...financialRoles,
  ...contractsRoles,
  ...cybersecurityRoles,
  ...logisticsRoles,
]
