import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { callOnClose } from './limit-connections.ts'
import { isForwarded, type TrustPredicate } from '../network/network-address.ts'

/** In milliseconds: how long a connection may be idle while the server stops. */
export type IdleLimits = {
  /** Longer than the proxy keeps it: one that is closed just when the proxy sends loses the request. Also for a half request. */
  readonly ofProxy: number
  /** Time for a request that was sent when the connection was opened, or the last answer came. */
  readonly ofOthers: number
}

type Connection = {
  isOfProxy: boolean
  running: number
  idleSince: number
  bytesRead: number
  /** When part of a request was seen. */
  partSince: number | null
}

const now = () => performance.now()

const isSentByProxy = ({ headers, socket }: IncomingMessage, isTrusted: TrustPredicate) =>
  isForwarded(headers) && isTrusted(socket.remoteAddress ?? '', 0)

function observe(open: Map<Socket, Connection>, socket: Socket, onClose: () => void) {
  open.set(socket, { isOfProxy: false, running: 0, idleSince: now(), bytesRead: 0, partSince: null })
  socket.once('close', () => {
    open.delete(socket)
    onClose()
  })
}

function observeRequest(
  connection: Connection,
  isOfProxy: boolean,
  { socket }: IncomingMessage,
  response: ServerResponse,
) {
  connection.running += 1
  connection.isOfProxy ||= isOfProxy
  connection.partSince = null
  callOnClose(response, () => {
    connection.running -= 1
    connection.idleSince = now()
    connection.bytesRead = socket.bytesRead
  })
}

function isOverdue({ bytesRead }: Socket, connection: Connection, { ofProxy, ofOthers }: IdleLimits) {
  if (connection.running > 0) return false
  if (bytesRead === connection.bytesRead)
    return now() - connection.idleSince >= (connection.isOfProxy ? ofProxy : ofOthers)
  connection.partSince ??= now()
  return now() - connection.partSince >= ofProxy
}

function closeOverdue(open: ReadonlyMap<Socket, Connection>, limits: IdleLimits) {
  const overdue = [...open].filter(([socket, connection]) => isOverdue(socket, connection, limits))
  // After this turn has read what had come: closing over bytes that nobody has read resets the connection.
  setImmediate(() => {
    for (const [socket, connection] of overdue) if (isOverdue(socket, connection, limits)) socket.destroy()
  })
}

function stopListening(server: Server) {
  // Else `close` and Fastify end each connection that is idle at that moment.
  server.closeIdleConnections = () => undefined
  if (server.listening) server.close()
}

const maxTurns = 500

/** One connection is accepted in a turn, and none before the first turn has begun. */
async function acceptWaiting(countAccepted: () => number) {
  let quietTurns = 0
  for (let turn = 0; turn < maxTurns && quietTurns < 2; turn++) {
    const before = countAccepted()
    await nextTurn()
    quietTurns = countAccepted() === before ? quietTurns + 1 : 0
  }
}

export type KeptConnections = ReturnType<typeof createKeptConnections>

export function createKeptConnections(limits: IdleLimits) {
  const servers: Server[] = []
  const open = new Map<Socket, Connection>()
  let accepted = 0
  let whenNone = () => {}
  const onClose = () => {
    if (open.size === 0) whenNone()
  }
  return {
    follow(server: Server, isTrusted: TrustPredicate) {
      servers.push(server)
      server.on('connection', (socket: Socket) => {
        accepted += 1
        observe(open, socket, onClose)
      })
      return server.on('request', (request, response) => {
        const connection = open.get(request.socket)
        if (connection) observeRequest(connection, isSentByProxy(request, isTrusted), request, response)
      })
    },
    /** The system resets what has connected and was not accepted when a server stops to listen. */
    acceptWaiting: () => acceptWaiting(() => accepted),
    stopListening: () => servers.forEach(stopListening),
    closeOverdue: () => closeOverdue(open, limits),
    closeAll() {
      for (const server of servers) server.closeAllConnections()
    },
    none: () => (open.size === 0 ? Promise.resolve() : new Promise<void>((resolve) => (whenNone = resolve))),
  }
}
