import { Schema } from 'effect'

export const captchaPath = 'data/captcha'

/** ALTCHA format: find the counter whose key starts with `keyPrefix`. */
export const CaptchaChallenge = Schema.Struct({
  parameters: Schema.Struct({
    algorithm: Schema.Literal('PBKDF2/SHA-256'),
    nonce: Schema.String,
    salt: Schema.String,
    cost: Schema.Int,
    keyLength: Schema.Int,
    keyPrefix: Schema.String,
    keySignature: Schema.String,
    expiresAt: Schema.Int,
    data: Schema.Record(Schema.String, Schema.String),
  }),
  signature: Schema.String,
})
export type CaptchaChallenge = typeof CaptchaChallenge.Type

export const CaptchaProof = Schema.Struct({
  challenge: CaptchaChallenge,
  solution: Schema.Struct({ counter: Schema.Int, derivedKey: Schema.String }),
})
