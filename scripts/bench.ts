import { existsSync, globSync } from 'node:fs'
import { basename } from 'node:path'
import { runScript, stopChildrenWithUs } from './run-process.ts'
import { CommandProblem, runCommand, say } from './say.ts'

const [name, ...rest] = process.argv.slice(2)

stopChildrenWithUs()

await runCommand(async () => {
  const names = globSync('bench/*.ts')
    .map((path) => basename(path, '.ts'))
    .toSorted()
  if (name === undefined) return say(`Benchmarks: ${names.join(', ')}. Run one with: npm run bench ${names[0] ?? ''}`)
  if (!existsSync(`bench/${name}.ts`))
    throw new CommandProblem(`There is no benchmark "${name}". There are: ${names.join(', ')}.`)
  return (await runScript([`bench/${name}.ts`, ...rest], { live: true })).code
})
