import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { explainFailure } from '#server/operator/explain-failure.ts'
import { ensureBuilt } from './build/build-stamp.ts'
import { CommandProblem, printLine, runCommand } from './command.ts'
import { makeRelease } from './release/make-release.ts'
import { readProduct } from './release/product.ts'

const usage = 'Say where to: npm run release -- FOLDER [--after FORMER] [--without-node]'

function readOptions() {
  try {
    const options = { after: { type: 'string' }, 'without-node': { type: 'boolean' } } as const
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    throw new CommandProblem(`${(error as Error).message}\n${usage}`)
  }
}

function makeOrExplain(options: Parameters<typeof makeRelease>[0]) {
  try {
    makeRelease(options)
  } catch (error) {
    if (error instanceof CommandProblem) throw error
    const isFull = ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')
    const reasons = isFull ? [`There is no room for ${options.folder}: it takes some 300 MB.`] : explainFailure(error)
    throw new CommandProblem([...reasons, 'No release was made.'].join('\n'))
  }
}

await runCommand(async () => {
  const { positionals, values } = readOptions()
  const [folder] = positionals
  if (folder === undefined || positionals.length > 1) throw new CommandProblem(usage)
  await ensureBuilt({ isHeavyAllowed: true })
  const former = values.after === undefined ? null : resolve(values.after)
  const product = readProduct()
  const node = values['without-node'] ? null : process.execPath
  makeOrExplain({ folder: resolve(folder), former, node, product })
  printLine(`Release ${product.version} (${product.commit?.slice(0, 8) ?? 'no commit'}) stands in ${resolve(folder)}.`)
  if (product.isChanged) printLine('Warning: files differ from that commit.')
  if (former === null && existsSync('dist/releases.json'))
    printLine('It has no files of former releases: pages that are open during an upgrade need --after FORMER.')
})
