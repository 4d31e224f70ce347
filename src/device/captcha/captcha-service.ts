import type { CaptchaSettings } from '#contract/site-settings.ts'
import { inTime, loadScript } from '../script-loading.ts'
import { once } from '../once.ts'

type Service = {
  readonly ready: (run: () => void) => void
  readonly execute: (siteKey: string, options: { readonly action: string }) => PromiseLike<string>
}

const patience = 20_000

const getCaptchaService = (window: object) => (window as { readonly grecaptcha?: Service }).grecaptcha

const noService = () => new Error('The service that tells people from robots did not come.')

async function load({ siteKey, script }: CaptchaSettings): Promise<Service> {
  await loadScript(script, { render: siteKey })
  const service = getCaptchaService(window)
  if (!service) throw noService()
  await new Promise<void>((resolve) => service.ready(resolve))
  return service
}

export type CaptchaRequester = (operation: string) => Promise<string>

export function serviceAsker(settings: CaptchaSettings): CaptchaRequester {
  const service = once(() => inTime(load(settings), patience, noService()))
  return async (operation) => {
    const answer = (await service()).execute(settings.siteKey, { action: operation })
    return inTime(Promise.resolve(answer), patience, noService())
  }
}
