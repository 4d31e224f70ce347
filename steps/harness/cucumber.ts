import * as cucumber from '@cucumber/cucumber'
import type { Person } from './person.ts'
import type { SiteWorld } from './world.ts'

/** The types of the parameters that are no text. */
type Typed = { readonly person: Person; readonly int: number }

/** What a sentence captures; a table that follows it, and the groups of a regular expression, are typed by the step. */
type Captured<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? [Name extends keyof Typed ? Typed[Name] : string, ...Captured<Rest>]
  : never[]

/** A method: its parameters may be narrower than text. */
type Step<Sentence> = { run(...captured: Captured<Sentence>): Promise<unknown> | void }['run']

type Define = <const Sentence extends string | RegExp>(sentence: Sentence, step: Step<Sentence>) => void

export const Given: Define = cucumber.Given
export const When: Define = cucumber.When
export const Then: Define = cucumber.Then

/** The world of the scenario that runs, the same object in every scenario: nothing may be stored by it in a map. */
export const world: SiteWorld = cucumber.world as SiteWorld

/** A value that one step of a scenario leaves to another. @param missing says what has not happened when there is none */
export function scenarioValue<Value>(missing: string) {
  const values = new WeakMap<SiteWorld['people'], { readonly value: Value }>()
  return {
    set: (value: Value) => void values.set(world.people, { value }),
    get: (): Value => {
      const found = values.get(world.people)
      if (!found) throw new Error(missing)
      return found.value
    },
  }
}
