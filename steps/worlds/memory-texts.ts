import { readFile } from 'node:fs/promises'

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
