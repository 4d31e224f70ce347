import { ensureBuilt } from './ensure-built.ts'
import { runCommand } from './say.ts'

await runCommand(async () => {
  await ensureBuilt()
  await import(new URL('../src/server/main.ts', import.meta.url).href)
})
