import { readFile } from 'node:fs/promises'

/** The static texts of the site, as its build would serve them; they may be away. */
export function textsInMemory() {
  let areAway = false
  return {
    goAway: () => {
      areAway = true
    },
    read: async (path: string) => {
      if (areAway) throw new Error('The text does not come.')
      return readFile(`public/${path}`, 'utf8')
    },
  }
}
