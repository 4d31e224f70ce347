import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Challenge } from 'altcha-lib/types'
import { decodeStartedApplication, startApplication } from '#contract/application.ts'
import { captchaPath } from '#contract/captcha.ts'
import { decodeCreateAccountReply } from '#contract/create-account.ts'
import { anyPosting } from '#contract/job-subscription.ts'
import { call, transactionPath, type Operation, type TransactionReply } from '#contract/transaction.ts'
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

type Asked = { readonly address: string; readonly turn: number; readonly token?: string }

async function payloadOf({ address, turn, token }: Asked, operation: Operation): Promise<string> {
  const body = JSON.stringify({ Operations: [operation] })
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': networkOf(turn) }
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const asked = { method: 'POST', headers: { ...headers, ...authorization }, body }
  const reply = await fetch(`${address}/${transactionPath}`, asked)
  return ((await reply.json()) as TransactionReply).Payload
}

async function createAccount(asked: Asked) {
  const email = `person${asked.turn}@engine.example`
  const proof = await prove(asked.address, 'CreateAccount', asked.turn)
  const payload = await payloadOf(asked, call('CreateAccount', email, password, 'Zoe', 'Moss', proof))
  return { email, token: decodeCreateAccountReply(payload).token ?? '' }
}

/** Begins an application. @returns its id */
async function begin(asked: Asked): Promise<string> {
  return decodeStartedApplication(await payloadOf(asked, call(startApplication, anyPosting))).Application_ID
}

type Account = Awaited<ReturnType<typeof createAccount>>

/** The tokens of the links that were mailed, the latest last, and to whom, as a site without a mail server keeps its mails. */
function readLinks(dataDir: string) {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  const mails = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  const texts = mails.map((name) => {
    const file = join(folder, name)
    return { at: statSync(file).mtimeMs, text: readFileSync(file, 'utf8').replaceAll(/=\r?\n/g, '') }
  })
  return texts
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ text }) => {
      const [, link] = /account-link\/\w+#([\w-]+)/.exec(text) ?? []
      return link === undefined ? [] : [{ to: /^To: <?([^>\r\n]+)/m.exec(text)?.[1] ?? '', link }]
    })
}

/** Confirms the e-mail of an account, if its mail has come and its session still counts: then no link is mailed too often. */
async function confirm(asked: Asked, { email, token }: Account, links: ReturnType<typeof readLinks>) {
  const link = links.find(({ to }) => to === email)?.link
  if (link !== undefined) await payloadOf({ ...asked, token }, call('ConfirmEmail', link))
}

/** What is good for the bodies of one round: proofs and accounts of its own, beside those of the round before it. */
export function openAccounts(address: string, dataDir: string, operations: ReadonlyArray<string>) {
  let turn = 0
  let former: Account[] = []
  const next = (): Asked => ({ address, turn: (turn += 1) })
  return async (): Promise<Pick<Known, 'proofs' | 'emails' | 'password' | 'tokens' | 'links' | 'applications'>> => {
    const proofs: Record<string, ReadonlyArray<string>> = {}
    for (const operation of operations) proofs[operation] = [await prove(address, operation, next().turn)]
    const links = readLinks(dataDir)
    for (const account of former) await confirm(next(), account, links)
    const made: Account[] = []
    for (let at = 0; at < accountsInRound; at += 1) made.push(await createAccount(next()))
    const applications: string[] = []
    for (const { token } of made) applications.push(await begin({ ...next(), token }))
    const accounts = [...former, ...made]
    former = made
    const [tokens, emails] = [accounts.map(({ token }) => token), accounts.map(({ email }) => email)]
    return { proofs, emails, password, tokens, applications, links: links.slice(-linksWanted).map(({ link }) => link) }
  }
}
