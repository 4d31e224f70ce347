import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type BreakingLine = {
  readonly address: string
  readonly mend: () => void
  readonly close: () => Promise<void>
}

/** @param most bytes a client may send per connection before the line breaks */
export async function breakingLine(site: string, most: number): Promise<BreakingLine> {
  const { hostname, port } = new URL(site)
  const sockets = new Set<Socket>()
  let isMended = false
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => {}))
    let passed = 0
    near.on('data', (piece) => {
      passed += piece.length
      if (isMended || passed < most) return
      near.resetAndDestroy()
      far.destroy()
    })
    near.pipe(far).pipe(near)
    near.once('close', () => far.destroy())
    far.once('close', () => near.destroy())
  })
  server.listen(0, hostname)
  await once(server, 'listening')
  return {
    address: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    mend: () => {
      isMended = true
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
