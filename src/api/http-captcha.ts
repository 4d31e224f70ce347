import { CaptchaChallenge, captchaPath } from '#contract/captcha.ts'
import { Schema } from 'effect'
import ky from 'ky'

const decode = Schema.decodeUnknownPromise(CaptchaChallenge)

export const createChallengeFetcher =
  (base: string) =>
  async (operation: string, serviceToken?: string): Promise<CaptchaChallenge> => {
    const searchParams = { for: operation, ...(serviceToken !== undefined && { answer: serviceToken }) }
    return decode(await ky.get(new URL(captchaPath, base), { searchParams, retry: 0 }).json())
  }
