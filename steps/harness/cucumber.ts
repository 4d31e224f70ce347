import * as cucumber from '@cucumber/cucumber'
import type { Person } from './person.ts'
import type { SiteWorld } from './world.ts'

export const quoted = (list: string): ReadonlyArray<string> =>
  Array.from(list.matchAll(/"([^"]*)"/g), ([, text = '']) => text)

type ParameterTypes = { readonly person: Person; readonly int: number }

type SentenceParameters<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? [Name extends keyof ParameterTypes ? ParameterTypes[Name] : string, ...SentenceParameters<Rest>]
  : never[]

type Step<Sentence> = { run(...captured: SentenceParameters<Sentence>): Promise<unknown> | void }['run']

type Define = <const Sentence extends string | RegExp>(sentence: Sentence, step: Step<Sentence>) => void

export const Given: Define = cucumber.Given
export const When: Define = cucumber.When
export const Then: Define = cucumber.Then

/** The same object in every scenario: never use it as a key of a map, use `world.people`. */
export const world: SiteWorld = cucumber.world as SiteWorld

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
