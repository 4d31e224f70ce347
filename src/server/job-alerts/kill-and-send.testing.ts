import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { captchaPath } from '#contract/captcha.ts'
import { createSubscribeCall, getSubscribeOperation, type AlertRequest } from '#contract/job-alerts.ts'
import { transactionPath } from '#contract/operations.ts'
import { solveCaptcha } from '../captcha/solve-captcha.testing.ts'
import { receiveMail } from '../mail/receive-mail.testing.ts'

const day = 24 * 60 * 60_000
export const noMailServer = 'smtp://127.0.0.1:9'

export async function startSite(dataDir: string, smtpUrl: string, ahead = 0, databaseUrl = '') {
  const script = join(import.meta.dirname, 'site-child.testing.ts')
  const child = spawn(process.execPath, [script, dataDir, smtpUrl, String(ahead), databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  const [address] = (await once(createInterface(child.stdout), 'line')) as [string]
  const kill = async () => {
    child.kill('SIGKILL')
    await exit
  }
  return { address, kill }
}

async function subscribe(address: string, email: string) {
  const wanted: AlertRequest = { kind: 'related', email, id: '1' }
  const challenge = await fetch(`${address}/${captchaPath}?for=${getSubscribeOperation(wanted)}`)
  const proof = await solveCaptcha((await challenge.json()) as Parameters<typeof solveCaptcha>[0])
  const body = JSON.stringify({ Operations: [createSubscribeCall(wanted, proof)] })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${address}/${transactionPath}`, { method: 'POST', headers, body })).status
}

/** Subscribes last, so everything else has been sent when its mail is. */
const last = 'last@engine.example'
const longest = 60_000

export async function killAndSend(dataDir: string, people: ReadonlyArray<string>) {
  for (const email of people) {
    const site = await startSite(dataDir, noMailServer)
    const status = await subscribe(site.address, email)
    await site.kill()
    if (status !== 200) throw new Error(`The site answered ${status}.`)
  }
  const begun = Promise.withResolvers<void>()
  const server = await receiveMail((address) => {
    if (address === last) begun.resolve()
    return null
  })
  const site = await startSite(dataDir, server.url, day)
  try {
    const status = await subscribe(site.address, last)
    if (status !== 200) throw new Error(`The site answered ${status}.`)
    await Promise.race([begun.promise, once(AbortSignal.timeout(longest), 'abort')])
  } finally {
    await site.kill()
    await server.close()
  }
  return server.received.filter(({ to }) => !to.includes(last))
}
