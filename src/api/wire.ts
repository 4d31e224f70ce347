export * as readers from '#contract/readers.ts'
export { httpChallenge } from './http-captcha.ts'
export { httpSiteApi, httpText, readReply, toTransportFailure } from './http-site-api.ts'
