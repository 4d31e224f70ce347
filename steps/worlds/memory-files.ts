import type { Files } from '#site/ports.ts'

export type OfferedFile = {
  readonly name: string
  readonly text: string
  readonly type: NonNullable<Parameters<Files['offer']>[2]>
}

export function filesInMemory() {
  const offered: OfferedFile[] = []
  const downloads: string[] = []
  let held: PromiseWithResolvers<void> | null = null
  const port: Files = {
    offer: (name, text, type = 'text/html') => void offered.push({ name, text, type }),
    download: (path) => void downloads.push(path),
    read: async (file) => {
      await held?.promise
      return Buffer.from(await file.arrayBuffer()).toString('utf8')
    },
  }
  return {
    port,
    offered,
    downloads,
    hold: () => {
      held = Promise.withResolvers()
    },
    release: (isReadable: boolean) => {
      if (isReadable) held?.resolve()
      else held?.reject(new Error('The file is gone.'))
      held = null
    },
  }
}
