export { decodeAccountDataReply } from './account-data.ts'
export { decodeLinkReply } from './account-link.ts'
export { decodeApplicant } from './applicant.ts'
export {
  decodeApplicationPostingsReply,
  decodeApplicationsReply,
  decodeAttachment,
  decodeOpenedAttachment,
} from './application.ts'
export { decodeJudgedSection, decodeSavedPart, decodeApplicationFormOutcome } from './application-form.ts'
export { decodeCreateAccountReply } from './create-account.ts'
export { decodeAnswer } from './job-questions.ts'
export { decodeStartedJobAlert, decodeSubscriptionsReply } from './job-subscription.ts'
export { decodeMergedJobsReply, decodeSavedJobsReply } from './kept-jobs.ts'
export { decodePayload, decodeRows } from './payload.ts'
export { decodeSignInReply } from './sign-in.ts'
