import { runChecks } from './suites/checks.ts'
import { stopChildrenWithUs } from './run-process.ts'
import { runCommand } from './command.ts'

stopChildrenWithUs()

await runCommand(async () => {
  const { failed } = await runChecks()
  return failed > 0 ? 1 : 0
})
