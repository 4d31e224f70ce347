import type { Applied } from '../strangers/apply.testing.ts'
import type { Planter } from './plant-words.testing.ts'

/** A call of an operation: its arguments, and the token of the one who asks. */
export type PlantedCall = { readonly args: ReadonlyArray<string>; readonly token?: string }

type Newcomer = {
  readonly email: string
  readonly password: string
  readonly token: string
  /** Notes that mail to her reaches her. */
  readonly confirm: () => Promise<void>
  /** The token of a link that confirms her e-mail. */
  readonly link: () => Promise<string>
  /** Begins an application with a file whose name is planted, and submits another one. */
  readonly apply: () => Promise<Applied>
}

/** What a call that is done needs of the site. */
export type Needs = {
  readonly planter: Planter
  readonly jobId: string
  readonly prove: (operation: string) => Promise<string>
  /** Somebody new with an account, whose names, e-mail and password are planted, and who is signed in. */
  readonly newcomer: (place: string) => Promise<Newcomer>
  /** Begins an application with a file whose name is planted. @returns its id */
  readonly draft: (token: string, place: string) => Promise<string>
  readonly submit: (token: string, id: string) => Promise<void>
}

/** For operations a call that is done. */
export type Calls = Readonly<Record<string, (needs: Needs) => Promise<PlantedCall>>>
