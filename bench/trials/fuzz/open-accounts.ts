import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Challenge } from 'altcha-lib/types'
import { captchaPath } from '#contract/captcha.ts'
import { decodeCreateAccountReply } from '#contract/create-account.ts'
import { call, transactionPath, type TransactionReply } from '#contract/transaction.ts'
import { solveCaptcha } from '#server/captcha/solve-captcha.testing.ts'
import type { Known } from '#server/fuzz/fuzz-requests.testing.ts'

const password = 'a pony for the fuzz'
const accountsInRound = 4
const linksWanted = 8

/** A proxy on this machine is believed: each call comes from a network of its own, and none is limited. */
const networkOf = (turn: number) => `172.16.${(turn >> 8) & 255}.${turn & 255}`

async function prove(address: string, operation: string, turn: number): Promise<string> {
  const headers = { 'x-forwarded-for': networkOf(turn) }
  const reply = await fetch(`${address}/${captchaPath}?for=${operation}`, { headers })
  return solveCaptcha((await reply.json()) as Challenge)
}

async function createAccount(address: string, turn: number) {
  const email = `person${turn}@engine.example`
  const proof = await prove(address, 'CreateAccount', turn)
  const body = JSON.stringify({ Operations: [call('CreateAccount', email, password, 'Zoe', 'Moss', proof)] })
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': networkOf(turn) }
  const reply = await fetch(`${address}/${transactionPath}`, { method: 'POST', headers, body })
  const { Payload } = (await reply.json()) as TransactionReply
  return { email, token: decodeCreateAccountReply(Payload).token ?? '' }
}

/** The tokens of the links that were mailed last, as a site without a mail server keeps its mails. */
function readLinks(dataDir: string): ReadonlyArray<string> {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  const links = readdirSync(folder).flatMap((name) => {
    if (!name.endsWith('.eml')) return []
    const text = readFileSync(join(folder, name), 'utf8').replaceAll(/=\r?\n/g, '')
    return /account-link\/\w+#([\w-]+)/.exec(text)?.[1] ?? []
  })
  return links.slice(-linksWanted)
}

/** What is good for the bodies of one round: proofs and accounts of its own, beside those of the round before it. */
export function openAccounts(address: string, dataDir: string, operations: ReadonlyArray<string>) {
  let turn = 0
  let former: Awaited<ReturnType<typeof createAccount>>[] = []
  return async (): Promise<Pick<Known, 'proofs' | 'emails' | 'password' | 'tokens' | 'links'>> => {
    const proofs: Record<string, ReadonlyArray<string>> = {}
    for (const operation of operations) proofs[operation] = [await prove(address, operation, (turn += 1))]
    const made = []
    for (let at = 0; at < accountsInRound; at += 1) made.push(await createAccount(address, (turn += 1)))
    const accounts = [...former, ...made]
    former = made
    const tokens = accounts.map(({ token }) => token)
    return { proofs, emails: accounts.map(({ email }) => email), password, tokens, links: readLinks(dataDir) }
  }
}
