import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Challenge } from 'altcha-lib/types'
import { decodeStartedApplication } from '#contract/application.ts'
import { startApplication, submitApplication } from '#contract/application-operations.ts'
import { captchaPath } from '#contract/captcha.ts'
import { decodeCreateAccountReply } from '#contract/account-replies.ts'
import { anyPosting } from '#contract/job-alerts.ts'
import { call, read, transactionPath } from '#contract/operations.ts'
import type { Operation, TransactionReply } from '#contract/transaction.ts'
import { resumeType } from '#domain/applications/application-files.ts'
import { solveCaptcha } from '#server/captcha/solve-captcha.testing.ts'
import type { FuzzDictionary } from '#server/fuzz/fuzz-requests.testing.ts'
import { createPdf, putFile } from '../uploads/put-file.ts'

const password = 'a pony for the fuzz'
const resume = createPdf(Buffer.alloc(2_000))
const accountsPerRound = 4
const maxLinks = 8

const toNetworkAddress = (turn: number) => `172.16.${(turn >> 8) & 255}.${turn & 255}`

async function prove(address: string, operation: string, turn: number): Promise<string> {
  const headers = { 'x-forwarded-for': toNetworkAddress(turn) }
  const reply = await fetch(`${address}/${captchaPath}?for=${operation}`, { headers })
  return solveCaptcha((await reply.json()) as Challenge)
}

type CallerContext = { readonly address: string; readonly turn: number; readonly token?: string }

async function fetchPayload({ address, turn, token }: CallerContext, operation: Operation): Promise<string> {
  const body = JSON.stringify({ Operations: [operation] })
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': toNetworkAddress(turn) }
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const caller = { method: 'POST', headers: { ...headers, ...authorization }, body }
  const reply = await fetch(`${address}/${transactionPath}`, caller)
  return ((await reply.json()) as TransactionReply).Payload
}

async function createAccount(caller: CallerContext) {
  const email = `person${caller.turn}@engine.example`
  const proof = await prove(caller.address, 'CreateAccount', caller.turn)
  const payload = await fetchPayload(caller, call('CreateAccount', email, password, 'Zoe', 'Moss', proof))
  return { email, token: decodeCreateAccountReply(payload).token ?? '' }
}

async function readResumeType(caller: CallerContext): Promise<string> {
  const { AttachmentType: types } = JSON.parse(await fetchPayload(caller, read('AttachmentType'))) as {
    readonly AttachmentType: Parameters<typeof resumeType>[0]
  }
  return resumeType(types) ?? ''
}

async function apply(caller: CallerContext & { readonly token: string }, isSubmitted: boolean) {
  const { address, turn, token } = caller
  const started = await fetchPayload(caller, call(startApplication, anyPosting))
  const applicationId = decodeStartedApplication(started).Application_ID
  const attachmentId = randomBytes(16).toString('base64url')
  const draft = { token, applicationId, typeId: await readResumeType(caller) }
  const status = await putFile(address, { draft, network: toNetworkAddress(turn), file: resume, attachmentId })
  if (status !== 200) throw new Error(`A resume was answered with ${status}.`)
  if (isSubmitted) await fetchPayload(caller, call(submitApplication, applicationId, 'A note.'))
  return { applicationId, attachmentId }
}

type Account = Awaited<ReturnType<typeof createAccount>>

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

async function confirm(caller: CallerContext, { email, token }: Account, links: ReturnType<typeof readLinks>) {
  const link = links.find(({ to }) => to === email)?.link
  if (link !== undefined) await fetchPayload({ ...caller, token }, call('ConfirmEmail', link))
}

type ValidFuzzInputs = Pick<
  FuzzDictionary,
  'proofs' | 'emails' | 'password' | 'tokens' | 'links' | 'applications' | 'files'
>

export function createAccountSource(address: string, dataDir: string, operations: ReadonlyArray<string>) {
  let turn = 0
  let previousAccounts: Account[] = []
  const next = (): CallerContext => ({ address, turn: (turn += 1) })
  return async (): Promise<ValidFuzzInputs> => {
    const proofs: Record<string, ReadonlyArray<string>> = {}
    for (const operation of operations) proofs[operation] = [await prove(address, operation, next().turn)]
    const links = readLinks(dataDir)
    for (const account of previousAccounts) await confirm(next(), account, links)
    const made: Account[] = []
    for (let at = 0; at < accountsPerRound; at += 1) made.push(await createAccount(next()))
    const submittedApplications = []
    for (const [at, { token }] of made.entries())
      submittedApplications.push(await apply({ ...next(), token }, at % 2 === 0))
    const accounts = [...previousAccounts, ...made]
    previousAccounts = made
    const [tokens, emails] = [accounts.map(({ token }) => token), accounts.map(({ email }) => email)]
    const applications = submittedApplications.map(({ applicationId }) => applicationId)
    const files = submittedApplications.map(({ attachmentId }) => attachmentId)
    const latest = links.slice(-maxLinks).map(({ link }) => link)
    return { proofs, emails, password, tokens, applications, files, links: latest }
  }
}
