import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { runScript, stopChildrenWithUs } from './run-process.ts'
import { refuseName } from './names/names.ts'
import { runCommand, printLine } from './command.ts'

const [kind = '', folder = '', name, ...rest] = process.argv.slice(2)

stopChildrenWithUs()

await runCommand(async () => {
  const names = globSync(`${folder}/*.ts`)
    .map((path) => basename(path, '.ts'))
    .toSorted()
  if (name === undefined)
    return printLine(`There are: ${names.join(', ')}. Run one with: npm run ${kind} -- ${names[0] ?? ''}`)
  if (!names.includes(name)) refuseName(`There is no ${kind} "${name}".`, name, names)
  return (await runScript([`${folder}/${name}.ts`, ...rest], { live: true })).code
})
