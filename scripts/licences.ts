import { resolve } from 'node:path'
import { ensureBuilt } from './build/build-stamp.ts'
import { CommandProblem, printLine, runCommand } from './command.ts'
import { writeBillOfMaterials } from './release/bill-of-materials.ts'
import { readProduct } from './release/product.ts'

await runCommand(async () => {
  const [given = 'out/licences', ...others] = process.argv.slice(2)
  if (given.startsWith('-') || others.length > 0) throw new CommandProblem('Say where to: npm run licences -- FOLDER')
  await ensureBuilt({ isHeavyAllowed: true })
  const folder = resolve(given)
  const materials = writeBillOfMaterials(readProduct(), folder)
  printLine(
    `${materials.length} packages, each with a licence that is allowed: sbom.cdx.json and licences.md in ${folder}.`,
  )
})
