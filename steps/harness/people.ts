/** Who appears in the features. */
const cast: ReadonlyArray<string> = ['Ada', 'Ben', 'Nora']

/** How somebody is named in a step: `{person}`, or `([A-Z]\w+)` in a regular expression. */
export const namePattern = /[A-Z]\w+/

type Welcome<Someone> = (name: string) => Promise<{ readonly person: Someone; readonly leave: () => Promise<void> }>

const listed = (names: Iterable<string>) => [...names].join(', ') || 'nobody'

/** The people of one example. @param welcome lets a new person in */
export function createPeople<Someone>(welcome: Welcome<Someone>) {
  const present = new Map<string, Someone>()
  const leaving: Array<() => Promise<void>> = []
  let last: Someone | undefined
  const enter = async (name: string) => {
    const { person, leave } = await welcome(name)
    leaving.unshift(leave)
    return person
  }
  return {
    /** The person of this name, who enters when first named. @throws when nobody in the features is called so */
    meet: async (name: string): Promise<Someone> => {
      if (!cast.includes(name)) throw new Error(`Nobody in the features is called "${name}". Known: ${listed(cast)}.`)
      last = present.get(name) ?? (await enter(name))
      present.set(name, last)
      return last
    },
    /** The person of this name. @throws when she has not been on the site: what is true of nobody proves nothing */
    find: (name: string): Someone => {
      const found = present.get(name)
      if (found === undefined)
        throw new Error(`${name} has not been on the site in this example. On it: ${listed(present.keys())}.`)
      last = found
      return found
    },
    /** Who was named last. @throws when nobody was */
    lastNamed: (): Someone => {
      if (last === undefined) throw new Error('This example has named nobody yet.')
      return last
    },
    /** Who was named last; undefined while nobody was. */
    latest: (): Someone | undefined => last,
    /** Who was named last, or somebody without a name, where it does not matter who it is. */
    anyone: async (): Promise<Someone> => (last ??= await enter('')),
    /** Ends every visit, the latest first. */
    leave: async () => {
      for (const leave of leaving) await leave()
    },
  }
}
