import Fuse from 'fuse.js'
import { CommandProblem } from '../say.ts'

export function refuseName(sentence: string, name: string, known: ReadonlyArray<string>): never {
  const like = new Fuse(known, { threshold: 0.5, ignoreLocation: true }).search(name, { limit: 3 })
  const remark = like.length > 0 ? ` Much like it: ${like.map(({ item }) => item).join(', ')}.` : ''
  throw new CommandProblem(`${sentence}${remark}`)
}
