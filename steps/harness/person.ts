import type { EnrolInput } from '#server/accounts/enrol-applicant.testing.ts'
import type { ApplicationsOf, ApplyFor } from '../worlds/applications.ts'
import type { TakePicture } from './album.ts'
import type { Firm } from './firm.ts'
import type { Journeys } from './flows.ts'

export interface Person extends Journeys {
  readonly name: string
  readonly isTold: (words: string) => Promise<void>
  readonly takePicture?: TakePicture
}

export type Welcome = (name: string) => Promise<{ readonly person: Person; readonly leave: () => Promise<void> }>

export type Assembly = Firm & {
  readonly enrol: (applicant: EnrolInput) => Promise<void>
  readonly submitApplicationFor: ApplyFor
  readonly listAccountApplications: ApplicationsOf
  readonly welcome: Welcome
  readonly drainTransitions?: () => ReadonlyArray<string>
  readonly close: () => Promise<void>
}
