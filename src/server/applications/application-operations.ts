import * as names from '#contract/application-operations.ts'
import type { Operations } from '../transaction/operations.ts'
import type { ApplicationParts } from './application-parts.ts'
import { startApplication } from './start-application.ts'
import { submitApplication } from './submit-application.ts'
import { discardApplication, withdrawApplication } from './withdraw-application.ts'

/** What an applicant does with her applications, beside their files (J1-19, J1-20). */
export const applicationOperations = (parts: ApplicationParts): Operations => ({
  [names.startApplication]: startApplication(parts),
  [names.submitApplication]: submitApplication(parts),
  [names.withdrawApplication]: withdrawApplication(parts),
  [names.discardApplication]: discardApplication(parts),
})
