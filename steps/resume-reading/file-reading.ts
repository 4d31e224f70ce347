import type { Page } from 'playwright-core'

type Holder = { __resolveFileRead: (bytes: ReadonlyArray<number> | null) => void }

export const blockFileRead = (page: Page) =>
  page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<ReadonlyArray<number> | null>()
    const holder = globalThis as unknown as Holder
    holder.__resolveFileRead = resolve
    Blob.prototype.arrayBuffer = async () => {
      const bytes = await promise
      if (bytes === null) throw new DOMException('The file is gone.', 'NotReadableError')
      return new Uint8Array(bytes).buffer
    }
  })

export const resolveFileRead = (page: Page, bytes: Buffer | null) =>
  page.evaluate(
    (held) => (globalThis as unknown as Holder).__resolveFileRead(held),
    bytes === null ? null : Array.from(bytes),
  )

export const setWorkersLoading = (page: Page, isLoading: boolean) =>
  page.evaluate((loads) => {
    const holder = globalThis as unknown as { __Worker?: typeof Worker }
    holder.__Worker ??= Worker
    class UnloadedWorker extends EventTarget {
      postMessage() {
        this.dispatchEvent(new Event('error'))
      }
      terminate() {}
    }
    Object.assign(globalThis, { Worker: loads ? holder.__Worker : UnloadedWorker })
  }, isLoading)
