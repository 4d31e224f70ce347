import type { Enrolled } from '#server/accounts/enrol-applicant.testing.ts'
import type { ApplicationsOf, ApplyFor } from '../worlds/apply-for.ts'
import type { TakePicture } from './album.ts'
import type { Firm } from './firm.ts'
import type { Journeys } from './flows.ts'

export interface Person extends Journeys {
  /** What the features call her. */
  readonly name: string
  /** Fails unless these words reach the person. */
  readonly isTold: (words: string) => Promise<void>
  /** Takes a picture of her screen; missing where she has none. */
  readonly takePicture?: TakePicture
}

/** Lets a new person in; `leave` ends her visit and fails on errors that nobody claimed. */
export type Welcome = (name: string) => Promise<{ readonly person: Person; readonly leave: () => Promise<void> }>

/** One way to put the site together so that people can use it. */
export type Assembly = Firm & {
  /** Makes an account. */
  readonly enrol: (applicant: Enrolled) => Promise<void>
  /** Has an applicant apply on another device of hers. */
  readonly applyFor: ApplyFor
  readonly applicationsOf: ApplicationsOf
  readonly welcome: Welcome
  /** The ids of the transitions that flows have taken since this was last asked; missing where nobody hears them. */
  readonly takeHeard?: () => ReadonlyArray<string>
  readonly close: () => Promise<void>
}
