import type { Person, Welcome } from './person.ts'

/** Who appears in the features. */
const cast: ReadonlyArray<string> = ['Ada', 'Ben']

/** How somebody is named in a step: `{person}`, or `([A-Z]\w+)` in a regular expression. */
export const namePattern = /[A-Z]\w+/

const listed = (names: Iterable<string>) => [...names].join(' and ') || 'nobody'

/** The people of one example. */
export function createPeople(welcome: Welcome) {
  const present = new Map<string, Person>()
  const leaving: Array<() => Promise<void>> = []
  let last: Person | undefined
  const enter = async (name: string) => {
    const { person, leave } = await welcome(name)
    present.set(name, person)
    leaving.unshift(leave)
    return person
  }
  return {
    /** The person of this name; she enters the site when she is first named. @throws when the features know nobody of this name */
    meet: async (name: string): Promise<Person> => {
      if (!cast.includes(name)) throw new Error(`Nobody in the features is called "${name}". Known: ${listed(cast)}.`)
      last = present.get(name) ?? (await enter(name))
      return last
    },
    /** The person of this name. @throws when she has not been on the site yet: what holds of nobody proves nothing */
    find: (name: string): Person => {
      last = present.get(name)
      if (!last) throw new Error(`${name} has not been on the site in this example. On it: ${listed(present.keys())}.`)
      return last
    },
    /** Who was named last. @throws when nobody was */
    lastNamed: (): Person => {
      if (!last) throw new Error('This example has named nobody yet.')
      return last
    },
    /** Who was named last, or somebody without a name, where it does not matter who. */
    anyone: async (): Promise<Person> => (last ??= await enter('')),
    /** Ends every visit, the latest first. */
    leave: async () => {
      for (const leave of leaving) await leave()
    },
  }
}
