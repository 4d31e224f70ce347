import type { ApplicationIds } from '../authorization/create-test-applications.testing.ts'
import type { CanaryFactory } from './plant-words.testing.ts'

export type PlantedCall = { readonly args: ReadonlyArray<string>; readonly token?: string }

type Newcomer = {
  readonly email: string
  readonly password: string
  readonly token: string
  readonly confirm: () => Promise<void>
  readonly link: () => Promise<string>
  readonly apply: () => Promise<ApplicationIds>
}

export type Needs = {
  readonly planter: CanaryFactory
  readonly jobId: string
  readonly prove: (operation: string) => Promise<string>
  readonly newcomer: (place: string) => Promise<Newcomer>
  readonly draft: (token: string, place: string) => Promise<string>
  readonly submit: (token: string, id: string) => Promise<void>
}

export type Calls = Readonly<Record<string, (needs: Needs) => Promise<PlantedCall>>>
