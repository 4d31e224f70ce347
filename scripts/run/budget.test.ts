import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { trackProcessTime } from './budget.ts'

const busy = 'while (process.cpuUsage().user < 1e6); setTimeout(() => {}, 1500)'
const careless = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(busy)}], { stdio: 'inherit' }).unref(); setTimeout(() => {}, 1500)`

test.runIf(process.platform === 'linux')('a process that nobody waits for counts, too', async () => {
  const stop = trackProcessTime()
  const child = spawn(process.execPath, ['-e', careless], { stdio: ['ignore', 'pipe', 'inherit'] })
  // The pipe ends with the last process that holds it.
  child.stdout?.resume()
  await once(child, 'close')
  expect(stop()).toBeGreaterThan(0.5)
})
