import { get } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { CDPSession, Page } from 'playwright-core'

export const sentBytes = (address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = get(address, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve(bytes))
      response.on('error', reject)
    })
    request.on('error', reject)
  })

type ParsedScript = {
  readonly scriptId: string
  readonly url: string
  readonly startLine: number
  readonly startColumn: number
}

/** Call before the page opens. @returns bytes of scripts run so far: files as sent, inline ones as brotli */
export async function watchScripts(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  const parsed = new Map<string, ParsedScript>()
  const run = new Map<string, number>()
  session.on('Debugger.scriptParsed', (script) => parsed.set(script.scriptId, script))
  await session.send('Debugger.enable')
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  return async () => {
    const { result } = await session.send('Profiler.takePreciseCoverage')
    const called = result.filter(({ functions }) =>
      functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)),
    )
    for (const { scriptId } of called) {
      const script = parsed.get(scriptId)
      if (script?.url.startsWith('http') && !run.has(scriptId)) run.set(scriptId, await countBytes(session, script))
    }
    return [...run.values()].reduce((sum, bytes) => sum + bytes, 0)
  }
}

async function countBytes(
  session: CDPSession,
  { scriptId, url, startLine, startColumn }: ParsedScript,
): Promise<number> {
  if (startLine === 0 && startColumn === 0) return sentBytes(url)
  const { scriptSource } = await session.send('Debugger.getScriptSource', { scriptId })
  return brotliCompressSync(scriptSource).length
}
