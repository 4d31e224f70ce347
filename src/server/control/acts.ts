import { hostname, userInfo } from 'node:os'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { WriteLine } from '../log/security-log.ts'
import { overSocket } from './control-socket.ts'
import type { HandlerFactories } from './reach-site.ts'

/** `summary` must not contain the name or address of an applicant. */
export type Act = { readonly operator: string; readonly command: string; readonly summary: string }

export function currentOperator(): string {
  try {
    return `${userInfo().username}@${hostname()}`
  } catch {
    return `${process.getuid?.() ?? 'unknown'}@${hostname()}`
  }
}

export type RecordAct = (db: Kysely<Tables>, act: Act) => Promise<void>

type RecorderParts = {
  readonly clock: () => Date
  readonly write?: WriteLine
}

export const createActRecorder =
  ({ clock, write }: RecorderParts): RecordAct =>
  async (db, { operator, command, summary }) => {
    await db.insertInto('operator_act').values({ at: clock().toISOString(), operator, command, summary }).execute()
    write?.({ operator, command, summary }, 'operator act')
  }

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

export const actHandlerFactories: HandlerFactories<ActHandler> = {
  own: ({ db }) => createActHandler(db),
  remote: actSocket.remote,
}
