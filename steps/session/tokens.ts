import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose'

/** Milliseconds; 0 when the token cannot be read. */
export function readTokenExpiry(token: string): number {
  try {
    return (decodeJwt(token).exp ?? 0) * 1000
  } catch {
    return 0
  }
}

export function readTokenSubject(token: string): string {
  try {
    return decodeJwt(token).sub ?? ''
  } catch {
    return ''
  }
}

const inAnHour = () => new Date(Date.now() + 3_600_000)

export const spoilt: Readonly<Record<string, () => Promise<string>>> = {
  'a token that has expired': async () => new UnsecuredJWT({ jti: 'old' }).setExpirationTime(new Date(0)).encode(),
  'something that is not a token': async () => 'rubbish',
  'a token of another signer': () =>
    new SignJWT({ jti: 'theirs', sub: 'ada' })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setIssuer('urn:tamarack-site:accounts')
      .setAudience('urn:tamarack-site:data')
      .setExpirationTime(inAnHour())
      .sign(new TextEncoder().encode('a secret of somebody else, long enough to sign with')),
  'a token without a signature': async () => new UnsecuredJWT({ jti: 'none' }).setExpirationTime(inAnHour()).encode(),
}

export const subject = 'walker'

export const createToken = (name: string, isLive = true) =>
  new UnsecuredJWT({ name })
    .setSubject(subject)
    .setExpirationTime(new Date(isLive ? 9e12 : 1000))
    .encode()

export const isLiveToken = (token: string) => readTokenExpiry(token) > Date.now()
