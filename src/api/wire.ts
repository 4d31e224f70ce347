export * as readers from '#contract/readers.ts'
export { createChallengeFetcher } from './http-captcha.ts'
export { httpSiteApi, createTextFetcher, readReply, toTransportFailure } from './http-site-api.ts'
