/** All that speaks to the server and reads what it answers, as one part: a page can be looked at without it. */
export * as readers from '#contract/readers.ts'
export { lostOnItsWay } from './failures.ts'
export { httpChallenge } from './http-captcha.ts'
export { httpSiteApi } from './http-site-api.ts'
export { httpText } from './http-text.ts'
export { readReply } from './read-reply.ts'
