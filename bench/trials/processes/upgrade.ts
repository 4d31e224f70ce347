import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { atLeast, mustBe, printExamples, type Finding } from './finding.ts'
import { startFollowing } from './follow.ts'
import { startLoad } from './load.ts'
import { makeNextRelease } from './release.ts'
import { countErrors, judgeLoad } from './restart.ts'
import type { Stage } from './stage.ts'

/** In ms: before and after, and between two processes, as long as somebody looks whether the first is well. */
const [around, between] = [2_000, 3_000]
/** Fewer than at a restart, so that those who follow files come to something. */
const readers = 2

/** Processes of this release are replaced by those of the next, one after another. */
export async function tryUpgrade({ fleet, address, databaseUrl, root }: Stage): Promise<Finding[]> {
  const next = makeNextRelease(join(root, 'next'))
  const [endLoad, endFollowing] = [startLoad(address, readers), startFollowing(address)]
  await sleep(around)
  await fleet.replace(next, between)
  await sleep(around)
  const followed = await endFollowing()
  const load = await endLoad()
  printExamples('scripts and styles', followed.missing)
  printExamples('rows of pages', followed.missingRows)
  return [
    ...(await judgeLoad('rolling upgrade', databaseUrl, load)),
    atLeast('rolling upgrade: files followed', followed.files, 100),
    mustBe(
      `rolling upgrade: scripts, styles, typefaces missing, of ${followed.pages} pages`,
      followed.missing.length,
      0,
    ),
    mustBe('rolling upgrade: rows of pages missing', followed.missingRows.length, 0),
    mustBe('rolling upgrade: lines of errors in the log', countErrors(fleet.listErrors()), 0),
  ]
}
