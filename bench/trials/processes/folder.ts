import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createConfig, seedApplicants } from '../backups/make-site.ts'
import { readRefusal } from './fleet.ts'
import { printExamples, type Finding } from './finding.ts'
import type { Stage } from './stage.ts'

const expected = /DATA_DIR/

export async function tryOtherFolder({ root, dataDir, databaseUrl, env, sparePort }: Stage): Promise<Finding[]> {
  await seedApplicants(createConfig(dataDir, databaseUrl), { accounts: 1, files: 1 })
  const other = join(root, 'another folder')
  mkdirSync(other)
  const words = await readRefusal(sparePort, { ...env, DATA_DIR: other })
  printExamples('with another DATA_DIR', words === null ? [] : [words])
  const isRefused = words !== null && expected.test(words)
  return [
    {
      what: 'a process whose DATA_DIR is not the shared folder',
      measured: words === null ? 'starts' : isRefused ? 'refuses, and names DATA_DIR' : 'ends without a reason',
      bound: 'refuses, and names DATA_DIR',
      isBroken: !isRefused,
    },
  ]
}
