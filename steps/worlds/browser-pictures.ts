import { setTimeout } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright-core'
import type { TakePicture } from '../harness/album.ts'
import { limits } from '../harness/picture-note.ts'
import { emptyPage } from './browser-contexts.ts'

const qualities = [50, 15] as const

/** Milliseconds; a page with an open dialog gives no picture until it is answered. */
const longest = 3_000

async function inTime<T>(made: Promise<T>): Promise<T> {
  const late = async (): Promise<never> => {
    await setTimeout(longest, undefined, { ref: false })
    throw new Error(`the browser made none in ${longest / 1000} seconds`)
  }
  return Promise.race([made, late()])
}

async function capture(tools: CDPSession): Promise<Uint8Array> {
  for (const quality of qualities) {
    const { data } = await tools.send('Page.captureScreenshot', { format: 'webp', quality })
    const bytes = Buffer.from(data, 'base64')
    if (bytes.length <= limits.picture) return bytes
  }
  throw new Error(`it would have more than ${limits.picture} bytes`)
}

const isBlank = (page: Page) => page.isClosed() || page.url() === 'about:blank' || page.url().endsWith(emptyPage)

/** Not Playwright's screenshot: that one adds to the page and ends animations, which would change the example. */
export function picturesInBrowser(page: Page): TakePicture {
  // It is closed with the visit.
  let tools: Promise<CDPSession> | undefined
  return async () => {
    const size = page.viewportSize()
    if (isBlank(page) || !size) return null
    tools ??= page.context().newCDPSession(page)
    return { bytes: await inTime(capture(await tools)), ...size }
  }
}
