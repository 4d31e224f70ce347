import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { reachSocket } from './folder-socket.ts'

/** A socket in a folder that answers as long as its process lives; `name` is null where the system has none. */
export type SignOfLife = { readonly name: string | null; close(): void }

const signFile = /^lock\.[\da-f]{8}\.sock$/

/** Opens the sign of life of this process. It does not keep the process alive. */
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

/** Removes the signs that other processes left in a folder. The caller holds the folder's lock. */
export function removeOtherSigns(folder: string, mine: string | null): void {
  for (const name of readdirSync(folder))
    if (signFile.test(name) && name !== mine) rmSync(join(folder, name), { force: true })
}

/**
 * Calls the sign of a process. The system itself takes the call, also for a process that is busy or in another container
 * of the same kernel; `refuses` means that nobody on this kernel listens, and nothing about another one.
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
