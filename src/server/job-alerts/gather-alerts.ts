import { setImmediate as turn } from 'node:timers/promises'
import type { JobBoard } from '#domain/jobs/job-board.ts'
import type { OpenBoard } from '#domain/jobs/open-board.ts'
import type { Database } from '../database/open-database.ts'
import type { Mail } from '../mail/outbox.ts'
import { queueYearlyReminders, writeDigests, type MakeDigest } from './alert-mails.ts'
import { dueSubscribers, type DueSubscriber, noteGathered } from './gathering.ts'
import type { MailTemplates } from './mail-templates.ts'
import { inTodaysWords } from './subjects.ts'
import { matchSubjects, type MatchSubject } from './match-subjects.ts'
import { readNewJobs, type AlertContent, type NewJobs } from './new-jobs.ts'

export type AlertParts = {
  readonly database: Pick<Database, 'db'>
  readonly content: () => Promise<AlertContent>
  readonly openBoard: OpenBoard
  readonly templates: Pick<MailTemplates, 'digest' | 'yearly'>
  readonly clock: () => Date
}

function createDigestMaker(
  { templates }: AlertParts,
  board: JobBoard,
  { jobs, versions }: NewJobs,
  match: MatchSubject,
): MakeDigest {
  return ({ subscriptions, ...subscriber }) => {
    const found = subscriptions.map((subscription) => ({
      subscription,
      places: match(subscription).filter((at) => versions[at]! > subscription.told_version),
    }))
    const places = [...new Set(found.flatMap((one) => Array.from(one.places)))].toSorted((a, b) => a - b)
    if (places.length === 0) return null
    const named = found.flatMap((one) => (one.places.length > 0 ? [inTodaysWords(board, one.subscription)] : []))
    return templates.digest(
      subscriber,
      places.map((at) => jobs[at]!),
      named,
    )
  }
}

async function makeInTurns(subscribers: ReadonlyArray<DueSubscriber>, match: MatchSubject, makeDigest: MakeDigest) {
  const made = new Map<DueSubscriber, Mail | null>()
  for (const subscriber of subscribers) {
    for (const subject of subscriber.subscriptions)
      if (!match.isKept(subject.subject)) {
        match(subject)
        await turn()
      }
    made.set(subscriber, makeDigest(subscriber))
    await turn()
  }
  return made
}

async function sendNewJobs(parts: AlertParts, hour: Date, signal: AbortSignal): Promise<boolean> {
  const { db } = parts.database
  const content = await parts.content()
  const newJobs = await readNewJobs(db, content)
  const match = matchSubjects({ content, openBoard: parts.openBoard, newJobs })
  const { JobPostingHeader: postings, Location: locations } = content.rows
  const makeDigest = createDigestMaker(parts, parts.openBoard({ postings, locations }), newJobs, match)
  let after = ''
  let isWhole = true
  for (;;) {
    const subscribers = await dueSubscribers(db, { hour, after, newJobs })
    const last = subscribers.at(-1)
    if (!last) return isWhole
    const made = await makeInTurns(subscribers, match, makeDigest)
    if (signal.aborted) return false
    const written = await writeDigests(db, { subscribers, makeDigest, hour, now: parts.clock(), newJobs }, made)
    if (written === 'busy') return false
    isWhole &&= written === 'whole'
    after = last.id
  }
}

/**
 * Sends each due subscriber one mail of new jobs, and the yearly question. One process works at a time; another may
 * continue. Progress is kept as a content version, not a time: imports are serialized, so what an import commits
 * meanwhile has a higher version and is found next time. @param signal stops after the current mails
 */
export async function gatherAlerts(parts: AlertParts, hour: Date, signal = new AbortController().signal) {
  const isSent = await sendNewJobs(parts, hour, signal)
  const isAsked = await queueYearlyReminders(parts, hour, signal)
  if (isSent && isAsked) await noteGathered(parts.database.db, hour)
}
