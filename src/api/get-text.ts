import { TransportFailure } from '#contract/site-api.ts'
import ky from 'ky'
import { lostOnItsWay } from './failures.ts'

/** How long a text file may take, in milliseconds: it lies ready, nobody computes it. */
const textTimeout = 20_000

/**
 * Reads a static text file (C7.2-07).
 * @param address an absolute address.
 * @throws TransportFailure when it cannot be reached, does not come in time, or is not there.
 */
export async function getText(address: string, { signal }: { readonly signal?: AbortSignal } = {}): Promise<string> {
  const lost = (cause: unknown): never => {
    throw lostOnItsWay(cause)
  }
  const response = await ky
    .get(address, { timeout: textTimeout, retry: 0, throwHttpErrors: false, ...(signal && { signal }) })
    .catch(lost)
  const text = await response.text().catch(lost)
  const isText = (response.headers.get('content-type') ?? '').startsWith('text/plain')
  if (response.ok && isText) return text
  throw new TransportFailure(`There is no text at ${address} (${response.status}).`, text)
}
