import { isEmailAddress } from '#contract/text-rules.ts'
import { endedStates } from '#contract/application-states.ts'
import { pluralize } from '#domain/text/pluralize.ts'
import { currentOperator } from '../control/acts.ts'
import type { Config } from '../settings/config.ts'
import { accountHandlerFactories, type AccountHandler, type AccountDetails } from './account-handler.ts'
import { toOperatorHead } from './operator-parts.ts'
import { parseArguments, runCommand, type PrintLine } from '../control/run-command.ts'

const usage = `Usage:
  npm run accounts -- show EMAIL           shows the account of an e-mail: sessions, last use, applications, lockouts
  npm run accounts -- end-sessions EMAIL   signs it out everywhere
  npm run accounts -- delete EMAIL --yes   deletes it as its owner can, and mails her; without --yes it only shows it.
                                           npm run person deletes everything stored about an address`

const formatMoment = (moment: string) => `${moment.slice(0, 16).replace('T', ' ')} UTC`

const sessionInWords = ({ device, started, used, isKept }: AccountDetails['sessions'][number]) =>
  `  ${device ?? 'an unknown browser'}: signed in ${formatMoment(started)}, last used ${formatMoment(used)}${isKept ? ', stays signed in' : ''}`

const formatApplications = ({ applications }: AccountDetails) =>
  Object.entries(applications)
    .map(([state, count]) => `${count} ${state}`)
    .join(', ') || 'none'

const formatLockout = ({ failedSignIns: { count, most } }: AccountDetails) =>
  count < most
    ? `${count} in the last five minutes, from all networks together; at ${most} it locks until a proof of work is done`
    : `${count} in the last five minutes: it is locked until they pass or a proof of work is done`

function formatAccount(account: AccountDetails): ReadonlyArray<string> {
  const { sessions, recoveryMails } = account
  return [
    `Account of ${account.email}, in the log applicant ${account.id}`,
    `Created: ${formatMoment(account.created)}`,
    `Address confirmed: ${account.confirmed === null ? 'no, so the address may be somebody else’s' : formatMoment(account.confirmed)}`,
    `Last used: ${formatMoment(account.lastUsed)}${account.ends === null ? '' : `; it will be deleted for disuse ${formatMoment(account.ends)}`}`,
    `Sessions: ${sessions.length}`,
    ...sessions.map(sessionInWords),
    `Applications: ${formatApplications(account)}`,
    `Saved jobs: ${account.savedJobs}. Job alerts of the address: ${account.jobAlerts}`,
    `Failed sign-ins: ${formatLockout(account)}`,
    `Mails with a temporary password in the last day: ${recoveryMails.count} of ${recoveryMails.most}`,
  ]
}

const noAccountMessage = (email: string) => `Nobody has an account with the e-mail ${email}.`

async function show(handler: AccountHandler, email: string, say: PrintLine) {
  const { account } = await handler.show({ email })
  for (const line of account ? formatAccount(account) : [noAccountMessage(email)]) say(line)
  return account ? 0 : 1
}

async function endSessions(handler: AccountHandler, email: string, say: PrintLine) {
  const { ended } = await handler.endSessions({ email, operator: currentOperator() })
  say(ended === null ? noAccountMessage(email) : `Ended ${pluralize(ended, 'session')}.`)
  return ended === null ? 1 : 0
}

const countOpen = ({ applications }: AccountDetails) =>
  Object.entries(applications)
    .filter(([state]) => !['draft', ...endedStates].includes(state))
    .reduce((all, [, count]) => all + count, 0)

async function remove(handler: AccountHandler, email: string, { isMeant, say }: { isMeant: boolean; say: PrintLine }) {
  const { account } = await handler.show({ email })
  if (!account) {
    say(noAccountMessage(email))
    return 1
  }
  for (const line of formatAccount(account)) say(line)
  if (!isMeant) {
    say(
      `Nothing was changed. With --yes the account and all of this is deleted, and a mail says so to the address; ${pluralize(countOpen(account), 'open application')} withdrawn, of which the firm is notified.`,
    )
    return 0
  }
  const { isDeleted } = await handler.delete({ email, operator: currentOperator() })
  say(isDeleted ? 'Deleted. The files of its applications are removed within the hour.' : noAccountMessage(email))
  return isDeleted ? 0 : 1
}

function readWork(args: ReadonlyArray<string>, say: PrintLine) {
  const given = parseArguments(args, { yes: { type: 'boolean' } })
  const [name, email = '', ...rest] = given?.words ?? []
  if (!given || rest.length > 0 || !isEmailAddress(email)) return null
  const isMeant = given.options['yes'] === true
  if (name === 'delete') return (handler: AccountHandler) => remove(handler, email, { isMeant, say })
  if (isMeant) return null
  if (name === 'show') return (handler: AccountHandler) => show(handler, email, say)
  if (name === 'end-sessions') return (handler: AccountHandler) => endSessions(handler, email, say)
  return null
}

export const runAccountCommand = (config: Config, args: ReadonlyArray<string>, say: PrintLine): Promise<number> =>
  runCommand(config, { usage, ways: accountHandlerFactories(toOperatorHead(config)), work: readWork(args, say) }, say)
