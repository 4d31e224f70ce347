import { CaptchaChallenge, captchaPath } from '#contract/captcha.ts'
import { Schema } from 'effect'
import ky from 'ky'

const decode = Schema.decodeUnknownPromise(CaptchaChallenge)

/**
 * Gets the calculation whose proof an operation asks for. Rejects when none can be had.
 * @param base the API base, an absolute address that ends with a slash.
 * @returns asks for an operation, with what a service said of the visitor where the site asks one
 */
export const httpChallenge =
  (base: string) =>
  async (operation: string, answer?: string): Promise<CaptchaChallenge> => {
    const searchParams = { for: operation, ...(answer !== undefined && { answer }) }
    return decode(await ky.get(new URL(captchaPath, base), { searchParams, retry: 0 }).json())
  }
