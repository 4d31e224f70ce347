import * as names from '#contract/application-operations.ts'
import type { Operations } from '../transaction/operations.ts'
import type { ApplicationParts } from './application-parts.ts'
import { completeSection } from './complete-section.ts'
import { removeEntry, restoreEntry } from './remove-entry.ts'
import { savePart } from './save-part.ts'
import { startApplication } from './start-application.ts'
import { submitApplication } from './submit-application.ts'
import { submitApplicationForm } from './submit-application-form.ts'
import { discardApplication, withdrawApplication } from './withdraw-application.ts'

export const applicationOperations = (parts: ApplicationParts): Operations => ({
  [names.startApplication]: startApplication(parts),
  [names.submitApplication]: submitApplication(parts),
  [names.withdrawApplication]: withdrawApplication(parts),
  [names.discardApplication]: discardApplication(parts),
  [names.saveApplicationPart]: savePart(parts),
  [names.removeApplicationEntry]: removeEntry(parts),
  [names.restoreApplicationEntry]: restoreEntry(parts),
  [names.completeApplicationSection]: completeSection(parts),
  [names.submitApplicationWithForm]: submitApplicationForm(parts),
})
