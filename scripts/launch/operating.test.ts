import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleContent } from '#content/sample-content.ts'
import { runActCommand } from '#server/control/act-commands.ts'
import type { PrintLine } from '#server/control/run-command.ts'
import { runContentCommand } from '#server/content/content-commands.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { makeKey } from '#server/files/key-ring.ts'
import { runApplicationsCommand } from '#server/firm/application-commands.ts'
import { createApplicant, storeApplication } from '#server/firm/keep-application.testing.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { runAccountCommand } from '#server/operator/account-commands.ts'
import { runDataCommand } from '#server/operator/data-commands.ts'
import { runKeyCommand } from '#server/operator/key-commands.ts'
import { runQueueCommand } from '#server/operator/mail-commands.ts'
import { runPersonCommand } from '#server/operator/person-commands.ts'
import { showPreview } from '#server/preview-content.ts'
import { readConfig, type Config } from '#server/settings/config.ts'
import { startServer, type RunningServer } from '#server/start-server.ts'

const guide = readFileSync('docs/operating.md', 'utf8')
const usages = readFileSync('docs/commands.md', 'utf8')
const scripts: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).scripts

/** At about 500 words a page. */
const mostWords = 3_000

test('the operating guide has at most six pages', () => {
  expect(guide.split(/\s+/).length).toBeLessThanOrEqual(mostWords)
})

const blocks = [...guide.matchAll(/```sh\n([^]*?)```/g)].map(([, text = '']) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== ''),
)

type Shell = { readonly env: Readonly<Record<string, string>>; readonly words: ReadonlyArray<string> }

function readBlock(lines: ReadonlyArray<string>): ReadonlyArray<Shell> {
  const exported: Record<string, string> = {}
  return lines.flatMap((line) => {
    const words = line.split(/ +/)
    const names = words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('=', 2) as [string, string])
    if (words[0] === 'export') Object.assign(exported, Object.fromEntries(names))
    const [npm, run, name = '', ...rest] = words.slice(words.indexOf('npm'))
    if (npm !== 'npm' || run !== 'run' || !isOperatorCommand(name)) return []
    const own = line.startsWith('npm') ? {} : Object.fromEntries(names)
    return [{ env: { ...exported, ...own }, words: [name, ...rest.filter((word) => word !== '--')] }]
  })
}

type Run = (config: Config, args: ReadonlyArray<string>, say: PrintLine, signal: AbortSignal) => Promise<number>

const content: Run = (config, args, say, signal) => {
  const [first, folder = '', ...rest] = args
  if (first === 'applications') return runApplicationsCommand(config, args.slice(1), say, signal)
  if (first !== 'preview') return runContentCommand(config, args, say)
  const preview = { folder, prune: rest.includes('--prune'), port: 0 }
  return showPreview(config, preview, { say, signal: AbortSignal.abort(), createSite: async () => ({}) })
}

const operatorCommands: Readonly<Record<string, Run>> = {
  content,
  data: runDataCommand,
  person: runPersonCommand,
  accounts: runAccountCommand,
  mail: runQueueCommand('mail'),
  webhooks: runQueueCommand('webhooks'),
  keys: runKeyCommand,
  acts: runActCommand,
}

const isOperatorCommand = (name: string) => Object.hasOwn(operatorCommands, name)

test('every command that the guide names in a sentence is one', () => {
  const inline = [...guide.replaceAll(/```[^]*?```/g, '').matchAll(/`(?:[A-Z_]+=\S+ )?(npm (?:run )?[^`]+)`/g)]
  const named = inline.map(([, command = '']) => command.replace(/ (?:--\w+|[\dA-Z_]+|\S*[./]\S*).*$/, ''))
  const unknown = named.filter((command) => !usages.includes(command) && !(command in scripts))
  expect(unknown).toEqual([])
  expect(named.length).toBeGreaterThan(2)
})

const root = mkdtempSync(join(tmpdir(), 'operating-'))
const identity = await makeKey()
const recipient = await identityToRecipient(identity)
let server: RunningServer
let mailId = ''

const readSettings = (env: Readonly<Record<string, string>>) =>
  readConfig({ DATA_DIR: join(root, 'data'), PORT: '0', SMTP_URL: 'smtp://localhost:1', LOG_LEVEL: 'error', ...env })

const localise = (word: string) => {
  if (word === 'age1…') return recipient
  if (word === 'ID') return mailId
  return /^(?:\/tmp\/|\/var\/lib\/|out\/|content$|\w+\.(?:csv|txt)$)/.test(word) ? join(root, word) : word
}

async function plant() {
  const database = await openDatabase({ dataDir: join(root, 'data') })
  const { db } = database
  await createApplicant(db, ['Ada', 'Moss', 'ada@example.org'])
  const ben = await createApplicant(db, ['Ben', 'Birch', 'ben@example.org'])
  await storeApplication(db, { Application_ID: 'a', Applicant_ID: ben })
  const mail = {
    to: 'ada@example.org',
    replyTo: null,
    text: 'What it says',
    class: 'confirmed',
    address: null,
  } as const
  await queueMail(db, { ...mail, subject: 'News' }, new Date())
  const failed = { gave_up_at: new Date().toISOString(), attempts: 14, last_error: 'It was refused.' }
  const mails = await db.updateTable('mail_outbox').set(failed).returning('id').execute()
  mailId = String(mails[0]?.id)
  await database.close()
}

beforeAll(async () => {
  for (const folder of ['var/lib/site-backups', 'news']) mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'key.txt'), `${identity}\n`)
  writeFileSync(join(root, 'decisions.csv'), 'application id,state\na,not selected\n')
  await plant()
  const sample = async () => sampleContent(Date.now())
  server = await startServer({ config: readSettings({}), sample, logger: false })
  writeFileSync(join(root, 'news', 'WebsiteStat.json'), JSON.stringify([{ years: 54 }]))
  await runContentCommand(readSettings({}), ['import', join(root, 'news')], () => undefined)
})

afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

/** A site that runs is not moved. */
const refused: Readonly<Record<string, RegExp>> = { 'data move': /stop/i }

test('every command in a block of the guide does what it says', async () => {
  const run = blocks.flatMap(readBlock)
  const failed: string[] = []
  for (const { env, words } of run) {
    const [name = '', ...args] = words
    const lines: string[] = []
    const config = readSettings(Object.fromEntries(Object.entries(env).map(([key, value]) => [key, localise(value)])))
    const say: PrintLine = (line) => void lines.push(line)
    const code = await operatorCommands[name]!(config, args.map(localise), say, new AbortController().signal)
    const reason = refused[words.slice(0, 2).join(' ')]
    const isRight = reason ? code === 1 && reason.test(lines.join('\n')) : code === 0
    if (!isRight) failed.push(`${words.join(' ')} ended with ${code}: ${lines.join(' ')}`)
  }
  expect(failed).toEqual([])
  expect(new Set(run.map(({ words: [name] }) => name))).toEqual(new Set(Object.keys(operatorCommands)))
})
