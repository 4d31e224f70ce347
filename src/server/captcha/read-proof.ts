import { Result, Schema } from 'effect'
import { CaptchaProof } from '#contract/captcha.ts'

const decode = Schema.decodeUnknownResult(Schema.fromJsonString(CaptchaProof))

export function readProof(written: string) {
  const decoded = decode(Buffer.from(written, 'base64').toString('utf8'))
  return Result.isSuccess(decoded) ? decoded.success : null
}
