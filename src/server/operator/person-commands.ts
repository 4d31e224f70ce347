import { isEmailAddress } from '#contract/text-rules.ts'
import { pluralize } from '#domain/text/pluralize.ts'
import { currentOperator } from '../control/acts.ts'
import { removeStored } from '../files/file-store.ts'
import { TargetUnavailable } from '../firm/draft-folder.ts'
import { findRecipientProblem } from '../firm/export-command.ts'
import { fillPlace } from '../firm/export-target.ts'
import { filesFolderPath } from '../attachments/files-folder.ts'
import { emailKey } from '../mail/email-addresses.ts'
import { mailFolderPath } from '../mail/mail-folder.ts'
import type { Config } from '../settings/config.ts'
import { toOperatorHead } from './operator-parts.ts'
import { exportPerson } from './person-export.ts'
import { personHandlerFactories, type PersonCounts, type PersonHandler } from './person-handler.ts'
import { getTableHolder } from './person-tables.ts'
import { parseArguments, runCommand, type PrintLine } from '../control/run-command.ts'
import { deleteWrittenMails, findWrittenMails, type WrittenMails } from './written-mails.ts'

const usage = `Usage:
  npm run person -- find EMAIL                    counts what is stored about an address, by table
  npm run person -- export EMAIL DIR              writes all of it to DIR: index.html, JSON by table, and files
  npm run person -- export EMAIL FILE --to age1…  writes the same as one tar file, encrypted to this age recipient
  npm run person -- delete EMAIL --yes            deletes it; without --yes it only lists what would be deleted, and what stays and why`

type Person = {
  readonly config: Config
  readonly handler: PersonHandler
  readonly email: string
  readonly say: PrintLine
  readonly signal: AbortSignal
}

const isConfirmedInWords = ({ account }: Pick<PersonCounts, 'account'>) =>
  account === null || account.isConfirmed
    ? []
    : ['The owner of this account never confirmed the address: verify who is asking, and from which address.']

const findPersonMails = ({ config, email }: Person) => findWrittenMails(mailFolderPath(config.dataDir), email)

const count = (number: number, words: string) => (number === 0 ? [] : [`${number} ${words}`])

function tablesInWords({ tables }: PersonCounts, mails: WrittenMails): ReadonlyArray<string> {
  const lines = tables.map(({ table, hers, others }) => {
    const said = [...count(hers, 'of this address'), ...count(others, 'that name it')]
    return `${getTableHolder(table).title} (${table}): ${said.join(', ')}`
  })
  const written = [
    ...count(mails.hers.length, 'to or from this address'),
    ...count(mails.others.length, 'that name it'),
  ]
  return [...lines, ...(written.length > 0 ? [`Mails in files (outbox): ${written.join(', ')}`] : [])]
}

const notSearchedNote =
  'Not searched: backups, earlier exports, and what was sent on to the mail server, recruiters or the firm’s own system. The log contains no addresses.'

async function find(person: Person) {
  const { handler, email, say } = person
  const found = await handler.count({ email })
  const lines = tablesInWords(found, await findPersonMails(person))
  for (const line of lines) say(line)
  if (lines.length === 0) say(`Nothing is stored about ${email}.`)
  for (const line of [...isConfirmedInWords(found), notSearchedNote]) say(line)
  return 0
}

async function write(person: Person, path: string, recipient: string | null) {
  const { config, handler, email, say, signal } = person
  const [mails, mailFolder] = [await findPersonMails(person), mailFolderPath(config.dataDir)]
  const place = { dataDir: config.dataDir, fileKeys: config.fileKeys ?? [], signal }
  const { rows, files, problems, found } = await fillPlace({ path, recipient }, signal, async (target) => {
    const read = await handler.read({ email, operator: currentOperator() })
    const given = { found: read, mails, mailFolder, email, firmName: config.settings.firmName }
    return { ...(await exportPerson(handler, given, target, place)), found: read }
  })
  for (const line of [...problems, ...isConfirmedInWords(found)]) say(line)
  say(`Wrote ${pluralize(rows, 'row')} and ${pluralize(files, 'file')} to ${path}.`)
  if (mails.others.length > 0 || found.tables.some(({ others }) => others.length > 0))
    say('others/ holds what other people wrote that names this address: read it before you hand any of it over.')
  say(notSearchedNote)
  return problems.length > 0 ? 1 : 0
}

async function exportAll(person: Person, path: string, recipient: string | null) {
  const problem = findRecipientProblem(recipient)
  if (problem !== null) {
    person.say(problem)
    return 2
  }
  try {
    return await write(person, path, recipient)
  } catch (error) {
    if (!(error instanceof TargetUnavailable)) throw error
    person.say(error.message)
    return 1
  }
}

async function deleteFiles({ config, handler }: Person, storedNames: ReadonlyArray<string>) {
  if (storedNames.length === 0) return
  const { folderName } = await handler.filePlace()
  const folder = filesFolderPath(config.dataDir, folderName)
  for (const name of storedNames) await removeStored(folder, name)
}

async function remove(person: Person, isMeant: boolean) {
  const { config, handler, email, say } = person
  const mails = await findPersonMails(person)
  const { deleted, left, storedNames } = await handler.delete({ email, operator: currentOperator(), isMeant })
  if (isMeant) {
    await deleteFiles(person, storedNames)
    await deleteWrittenMails(mailFolderPath(config.dataDir), mails.hers)
  }
  const goes = isMeant ? 'Deleted' : 'Would be deleted'
  for (const [table, rows] of Object.entries(deleted))
    say(`${goes}: ${rows} of ${getTableHolder(table).title} (${table})`)
  const files = [
    ...(storedNames.length > 0 ? [`${pluralize(storedNames.length, 'file')} of applications`] : []),
    ...(mails.hers.length > 0 ? [`${pluralize(mails.hers.length, 'mail')} in files`] : []),
  ]
  for (const line of files) say(`${goes}: ${line}`)
  for (const { table, count: rows } of left)
    say(`Stays: ${rows} of ${getTableHolder(table).title} (${table}): ${getTableHolder(table).why}.`)
  if (mails.others.length > 0)
    say(`Stays: ${pluralize(mails.others.length, 'mail')} in files, to others, naming the address.`)
  say('Counts for equal opportunity stay: they name nobody, and a federal contractor must keep them.')
  say(isMeant ? notSearchedNote : 'Nothing was changed. With --yes it is deleted permanently.')
  return 0
}

const isOfFirm = ({ mail }: Config, email: string) =>
  [...Object.values(mail.contact), mail.smallBusiness, mail.careers, mail.from].some(
    (address) => emailKey(address) === emailKey(email),
  )

type Work = (person: Person) => Promise<number>

function readWork(args: ReadonlyArray<string>): { readonly email: string; readonly work: Work } | null {
  const given = parseArguments(args, { yes: { type: 'boolean' }, to: { type: 'string' } })
  const [name, email = '', path, ...rest] = given?.words ?? []
  if (!given || rest.length > 0 || !isEmailAddress(email)) return null
  const { yes = false, to } = given.options
  const recipient = typeof to === 'string' ? to : null
  if (name === 'export' && path !== undefined && !yes)
    return { email, work: (person) => exportAll(person, path, recipient) }
  if (path !== undefined || recipient !== null) return null
  if (name === 'find' && !yes) return { email, work: find }
  if (name === 'delete') return { email, work: (person) => remove(person, yes === true) }
  return null
}

export async function runPersonCommand(
  config: Config,
  args: ReadonlyArray<string>,
  say: PrintLine,
  signal = new AbortController().signal,
): Promise<number> {
  const read = readWork(args)
  if (read && isOfFirm(config, read.email)) {
    say(`${read.email} is an address of the firm: every message to the firm would match it.`)
    return 1
  }
  const work = read && ((handler: PersonHandler) => read.work({ config, handler, email: read.email, say, signal }))
  return runCommand(config, { usage, ways: personHandlerFactories(toOperatorHead(config)), work }, say)
}
