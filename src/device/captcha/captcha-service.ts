import type { CaptchaSettings } from '#contract/site-settings.ts'
import { withTimeout, loadScript } from '../script-loading.ts'
import { once } from '../once.ts'

type Recaptcha = {
  readonly ready: (run: () => void) => void
  readonly execute: (siteKey: string, options: { readonly action: string }) => PromiseLike<string>
}

const timeout = 20_000

const getCaptchaService = (window: object) => (window as { readonly grecaptcha?: Recaptcha }).grecaptcha

const createUnavailableError = () => new Error('The service that tells people from robots did not load.')

async function load({ siteKey, script }: CaptchaSettings): Promise<Recaptcha> {
  await loadScript(script, { render: siteKey })
  const service = getCaptchaService(window)
  if (!service) throw createUnavailableError()
  await new Promise<void>((resolve) => service.ready(resolve))
  return service
}

export type CaptchaRequester = (operation: string) => Promise<string>

export function createCaptchaRequester(settings: CaptchaSettings): CaptchaRequester {
  const service = once(() => withTimeout(load(settings), timeout, createUnavailableError()))
  return async (operation) => {
    const answer = (await service()).execute(settings.siteKey, { action: operation })
    return withTimeout(Promise.resolve(answer), timeout, createUnavailableError())
  }
}
