import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** In milliseconds: how long a connection may be idle while the server stops. */
export type IdleLimits = {
  /** Longer than the proxy keeps it: one that is closed just when the proxy sends loses the request. */
  readonly ofProxy: number
  /** Time for a request that was sent when the connection was opened, or the last answer came. */
  readonly ofOthers: number
}

type Connection = {
  isOfProxy: boolean
  running: number
  idleSince: number
  bytesRead: number
}

const forwarding = ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']

const isForwarded = ({ headers }: IncomingMessage) => forwarding.some((name) => headers[name] !== undefined)

const now = () => performance.now()

function observe(open: Map<Socket, Connection>, socket: Socket, onClose: () => void) {
  open.set(socket, { isOfProxy: false, running: 0, idleSince: now(), bytesRead: 0 })
  socket.once('close', () => {
    open.delete(socket)
    onClose()
  })
}

function observeRequest(connection: Connection | undefined, request: IncomingMessage, response: ServerResponse) {
  if (!connection) return
  connection.running += 1
  connection.isOfProxy ||= isForwarded(request)
  response.once('close', () => {
    connection.running -= 1
    connection.idleSince = now()
    connection.bytesRead = request.socket.bytesRead
  })
}

const isIdle = (socket: Socket, { running, bytesRead }: Connection) => running === 0 && socket.bytesRead === bytesRead

function closeOverdue(open: ReadonlyMap<Socket, Connection>, { ofProxy, ofOthers }: IdleLimits) {
  const overdue = [...open].filter(
    ([socket, connection]) =>
      isIdle(socket, connection) && now() - connection.idleSince >= (connection.isOfProxy ? ofProxy : ofOthers),
  )
  // After this turn has read what had come: closing over bytes that nobody has read resets the connection.
  setImmediate(() => {
    for (const [socket, connection] of overdue) if (isIdle(socket, connection)) socket.destroy()
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
    follow(server: Server) {
      servers.push(server)
      server.on('connection', (socket: Socket) => {
        accepted += 1
        observe(open, socket, onClose)
      })
      return server.on('request', (request, response) => observeRequest(open.get(request.socket), request, response))
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
