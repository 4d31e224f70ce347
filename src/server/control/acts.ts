import { hostname, userInfo } from 'node:os'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { WriteLine } from '../log/security-log.ts'
import { overSocket } from './control-socket.ts'
import type { Ways } from './reach-site.ts'

/** Something that an operator did, as it is recorded. `summary` names no applicant and holds no address of one. */
export type Act = { readonly operator: string; readonly command: string; readonly summary: string }

/** The user who runs this process, as user@host; the number of the user where she has no name. */
export function currentOperator(): string {
  try {
    return `${userInfo().username}@${hostname()}`
  } catch {
    return `${process.getuid?.() ?? 'unknown'}@${hostname()}`
  }
}

/** Records an act; inside the transaction that does it, where there is one. */
export type RecordAct = (db: Kysely<Tables>, act: Act) => Promise<void>

type RecorderParts = {
  readonly clock: () => Date
  /** Where a running site writes a line of it as well. */
  readonly write?: WriteLine
}

export const createActRecorder =
  ({ clock, write }: RecorderParts): RecordAct =>
  async (db, { operator, command, summary }) => {
    await db.insertInto('operator_act').values({ at: clock().toISOString(), operator, command, summary }).execute()
    write?.({ operator, command, summary }, 'operator act')
  }

/** The acts of the last two years, the oldest first. */
export type ActHandler = {
  list(asked: { readonly since: string | null }): Promise<ReadonlyArray<Act & { readonly at: string }>>
}

export const createActHandler = (db: Kysely<Tables>): ActHandler => ({
  async list({ since }) {
    const all = db.selectFrom('operator_act').select(['at', 'operator', 'command', 'summary']).orderBy('id')
    const acts = await (since === null ? all : all.where('at', '>=', new Date(since))).execute()
    return acts.map((act) => ({ ...act, at: act.at.toISOString() }))
  },
})

export const actSocket = overSocket<ActHandler>('acts', { list: true })

export const actWays: Ways<ActHandler> = { own: ({ db }) => createActHandler(db), remote: actSocket.remote }
