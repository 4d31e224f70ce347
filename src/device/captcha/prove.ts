import { lazyImport } from '#lazy/lazy-loading.ts'
import type { CaptchaChallenge } from '#contract/captcha.ts'
import { trustedScript } from '../script-loading.ts'

type Solution = { readonly counter: number; readonly derivedKey: string }

async function solve(challenge: CaptchaChallenge): Promise<Solution> {
  const { default: solverUrl } = await lazyImport(() => import('./solver.worker.ts?worker&url'))
  const worker = new Worker(trustedScript(solverUrl), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<Solution | null>()
  worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => resolve(data))
  worker.addEventListener('error', () => reject(new Error('The proof could not be calculated in this browser.')))
  worker.postMessage(challenge, [])
  const solution = await promise.finally(() => worker.terminate())
  if (!solution) throw new Error('The proof took too long.')
  return solution
}

export async function prove(challenge: CaptchaChallenge): Promise<string> {
  return btoa(JSON.stringify({ challenge, solution: await solve(challenge) }))
}
