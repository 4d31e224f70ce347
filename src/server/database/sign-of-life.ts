import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { reachSocket } from './folder-socket.ts'

export type SignOfLife = { readonly name: string | null; close(): void }

const signFile = /^lock\.[\da-f]{8}\.sock$/

export async function openSign(folder: string): Promise<SignOfLife> {
  if (process.platform === 'win32') return { name: null, close: () => {} }
  const name = `lock.${randomUUID().slice(0, 8)}.sock`
  const { path, leave } = reachSocket(folder, name)
  const server = createServer((caller) => caller.destroy()).unref()
  try {
    await once(server.listen(path), 'listening')
  } catch (error) {
    leave()
    throw error
  }
  const close = () => {
    server.close()
    leave()
  }
  return { name, close }
}

export function removeOtherSigns(folder: string, mine: string | null): void {
  for (const name of readdirSync(folder))
    if (signFile.test(name) && name !== mine) rmSync(join(folder, name), { force: true })
}

/**
 * The kernel answers, even for a busy process. `refuses` means that nobody on this kernel listens; it says nothing about
 * another.
 */
export async function callSign(folder: string, name: string | null): Promise<'answers' | 'refuses' | 'unclear'> {
  if (name === null) return 'unclear'
  const { path, leave } = reachSocket(folder, name)
  const call = connect(path)
  try {
    await once(call, 'connect')
    return 'answers'
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED' ? 'refuses' : 'unclear'
  } finally {
    call.destroy()
    leave()
  }
}
