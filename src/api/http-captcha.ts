import { CaptchaChallenge, captchaPath } from '#contract/captcha.ts'
import { Schema } from 'effect'
import ky from 'ky'

const decode = Schema.decodeUnknownPromise(CaptchaChallenge)

/**
 * Gets the calculation whose proof an operation asks for. Rejects when none can be had.
 * @param base the API base, an absolute address that ends with a slash.
 */
export const httpChallenge =
  (base: string) =>
  async (operation: string): Promise<CaptchaChallenge> =>
    decode(await ky.get(new URL(captchaPath, base), { searchParams: { for: operation }, retry: 0 }).json())
