import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killAndSend } from '#server/job-alerts/kill-and-send.testing.ts'
import { startBench } from '#scripts/suites/bench-runs.ts'

const { size: kills } = startBench({ usual: 20, smallest: 1 })

const folder = mkdtempSync(join(tmpdir(), 'killed-alerts-'))
try {
  const people = Array.from({ length: kills }, (_, at) => `ada${at}@engine.example`)
  const arrived = (await killAndSend(folder, people)).flatMap(({ to }) => to)
  const lost = people.filter((email) => !arrived.includes(email)).length
  console.table([{ kills, lost, 'more than once': arrived.length - new Set(arrived).size }])
  if (lost > 0 || arrived.length !== kills) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
