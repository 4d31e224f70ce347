import { pluralize } from '#domain/text/pluralize.ts'
import { currentOperator } from '../control/acts.ts'
import type { Config } from '../settings/config.ts'
import { toOperatorHead } from './operator-parts.ts'
import { queues, queueHandlerFactories, type QueuedItem, type QueueHandler, type QueueName } from './queue-handler.ts'
import { parseArguments, runCommand, type PrintLine } from '../control/run-command.ts'

const formatUsage = (queue: QueueName) => {
  const { one, many } = queues[queue]
  return `Usage:
  npm run ${queue} -- list            lists ${many} that failed for good, then those that wait
  npm run ${queue} -- show ID         shows a ${one}
  npm run ${queue} -- retry ID        puts a failed ${one} back in the queue; --all instead of ID: all of them
  npm run ${queue} -- drop ID --yes   drops a ${one} unsent; without --yes it only shows it`
}

const toMinute = (moment: string) => `${moment.slice(0, 16)}Z`

const formatState = ({ isAbandoned, due, attempts }: QueuedItem) =>
  isAbandoned === null
    ? `waits, next try ${toMinute(due)} after ${attempts} attempts`
    : `given up ${toMinute(isAbandoned)} after ${attempts} attempts`

const formatItem = (item: QueuedItem) =>
  [
    item.id,
    item.class,
    `created ${toMinute(item.created)}`,
    formatState(item),
    item.mail && `to ${item.mail.to}`,
    item.lastError !== null && `last error: ${item.lastError}`,
  ]
    .filter(Boolean)
    .join('  ')

const hidden = 'The text is not shown: it holds a secret of its recipient, or was removed when sending failed.'

function formatItemDetails({ text, ...item }: QueuedItem): ReadonlyArray<string> {
  const { mail } = item
  return [
    formatItem({ ...item, text }),
    ...(mail === null ? [] : [`Subject: ${mail.subject}`]),
    ...(mail === null || mail.replyAddress === null ? [] : [`Answers go to ${mail.replyAddress}.`]),
    '',
    text ?? hidden,
  ]
}

const unknown = (queue: QueueName, id: string) =>
  `There is no ${queues[queue].one} ${id}: it was sent or dropped, or the id is incomplete.`

async function list(handler: QueueHandler, queue: QueueName, say: PrintLine) {
  const { waiting, abandoned, items } = await handler.list({ queue })
  for (const item of items) say(formatItem(item))
  const more = waiting + abandoned - items.length
  say(`${abandoned} given up, ${waiting} waiting${more > 0 ? `, of which ${more} are not listed` : ''}.`)
  return 0
}

async function show(handler: QueueHandler, { queue, id }: QueueItemRef, say: PrintLine) {
  const { item } = await handler.find({ queue, id })
  for (const line of item ? formatItemDetails(item) : [unknown(queue, id)]) say(line)
  return item ? 0 : 1
}

type QueueItemRef = { readonly queue: QueueName; readonly id: string }

async function retry(handler: QueueHandler, queue: QueueName, id: string | null, say: PrintLine) {
  const { retried, emptied } = await handler.retry({ queue, id, operator: currentOperator() })
  const { one } = queues[queue]
  say(`Put ${pluralize(retried, one)} back in the queue.`)
  if (emptied > 0)
    say(
      `${emptied} cannot be sent again: they held a password or a link, which was removed when sending failed. The recipient can request a new one on the site.`,
    )
  if (id !== null && retried + emptied === 0) say(`No failed ${one} has the id ${id}.`)
  return id === null || retried > 0 ? 0 : 1
}

async function drop(
  handler: QueueHandler,
  { queue, id }: QueueItemRef,
  { isMeant, say }: { isMeant: boolean; say: PrintLine },
) {
  const { item } = await handler.find({ queue, id })
  if (!item) {
    say(unknown(queue, id))
    return 1
  }
  say(formatItem(item))
  if (!isMeant) {
    say(`Nothing was changed. With --yes this ${queues[queue].one} is dropped unsent, permanently.`)
    return 0
  }
  const { isDropped } = await handler.drop({ queue, id, operator: currentOperator() })
  say(isDropped ? 'Dropped. If it was being sent at this moment, it may still arrive.' : unknown(queue, id))
  return isDropped ? 0 : 1
}

function readWork(queue: QueueName, args: ReadonlyArray<string>, say: PrintLine) {
  const given = parseArguments(args, { all: { type: 'boolean' }, yes: { type: 'boolean' } })
  const [name, id, ...rest] = given?.words ?? []
  if (!given || rest.length > 0) return null
  const { all = false, yes = false } = given.options
  if (name === 'list' && id === undefined && !all && !yes) return (handler: QueueHandler) => list(handler, queue, say)
  if (name === 'retry' && !yes && (id === undefined) === all)
    return (handler: QueueHandler) => retry(handler, queue, id ?? null, say)
  if (id === undefined || all) return null
  if (name === 'show' && !yes) return (handler: QueueHandler) => show(handler, { queue, id }, say)
  if (name === 'drop') return (handler: QueueHandler) => drop(handler, { queue, id }, { isMeant: yes === true, say })
  return null
}

export const runQueueCommand =
  (queue: QueueName) =>
  (config: Config, args: ReadonlyArray<string>, say: PrintLine): Promise<number> =>
    runCommand(
      config,
      {
        usage: formatUsage(queue),
        ways: queueHandlerFactories(toOperatorHead(config)),
        work: readWork(queue, args, say),
      },
      say,
    )
