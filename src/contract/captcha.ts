import { Schema } from 'effect'

/** Where a browser gets the calculation that stands in place of a puzzle, relative to the API base; `for` names the operation. */
export const captchaPath = 'data/captcha'

/** A calculation as ALTCHA writes it: find the counter whose key starts with `keyPrefix`. */
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

/** A solved challenge; it crosses the wire as JSON in base64. */
export const CaptchaProof = Schema.Struct({
  challenge: CaptchaChallenge,
  solution: Schema.Struct({ counter: Schema.Int, derivedKey: Schema.String }),
})
