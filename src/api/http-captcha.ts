import { CaptchaChallenge, captchaPath } from '#contract/captcha.ts'
import { Schema } from 'effect'
import ky from 'ky'

const decode = Schema.decodeUnknownPromise(CaptchaChallenge)

export const httpChallenge =
  (base: string) =>
  async (operation: string, answer?: string): Promise<CaptchaChallenge> => {
    const searchParams = { for: operation, ...(answer !== undefined && { answer }) }
    return decode(await ky.get(new URL(captchaPath, base), { searchParams, retry: 0 }).json())
  }
