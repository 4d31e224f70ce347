const cast: ReadonlyArray<string> = ['Ada', 'Ben', 'Nora']

export const namePattern = /[A-Z]\w+/

type Welcome<Someone> = (name: string) => Promise<{ readonly person: Someone; readonly leave: () => Promise<void> }>

const listed = (names: Iterable<string>) => [...names].join(', ') || 'nobody'

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
    meet: async (name: string): Promise<Someone> => {
      if (!cast.includes(name)) throw new Error(`Nobody in the features is called "${name}". Known: ${listed(cast)}.`)
      last = present.get(name) ?? (await enter(name))
      present.set(name, last)
      return last
    },
    find: (name: string): Someone => {
      const found = present.get(name)
      if (found === undefined)
        throw new Error(`${name} has not been on the site in this example. On it: ${listed(present.keys())}.`)
      last = found
      return found
    },
    lastNamed: (): Someone => {
      if (last === undefined) throw new Error('This example has named nobody yet.')
      return last
    },
    latest: (): Someone | undefined => last,
    anyone: async (): Promise<Someone> => (last ??= await enter('')),
    leave: async () => {
      for (const leave of leaving) await leave()
    },
  }
}
