import type { Files, FileType } from '#site/ports.ts'

export type OfferedFile = { readonly name: string; readonly text: string; readonly type: FileType }

/** The files of a visitor without a screen; reading one can be held. */
export function filesInMemory() {
  const offered: OfferedFile[] = []
  const fetched: string[] = []
  let held: PromiseWithResolvers<void> | null = null
  const port: Files = {
    offer: (name, text, type = 'text/html') => void offered.push({ name, text, type }),
    fetch: (address) => void fetched.push(address),
    read: async (file) => {
      await held?.promise
      return Buffer.from(await file.arrayBuffer()).toString('utf8')
    },
  }
  return {
    port,
    /** The files that were handed out, the latest last. */
    offered,
    /** The addresses of the files that were fetched, the latest last. */
    fetched,
    hold: () => {
      held = Promise.withResolvers()
    },
    /** Lets what is held be read, or fail. */
    release: (isReadable: boolean) => {
      if (isReadable) held?.resolve()
      else held?.reject(new Error('The file is gone.'))
      held = null
    },
  }
}
