export { decodeAccountDataReply, decodeApplicant } from './account-data.ts'
export { decodeLinkReply, decodeCreateAccountReply } from './account-replies.ts'
export {
  decodeApplicationPostingsReply,
  decodeApplicationsReply,
  decodeAttachment,
  decodeOpenedAttachment,
} from './application.ts'
export { decodeJudgedSection, decodeSavedPart, decodeApplicationFormOutcome } from './application-form.ts'
export { decodeAnswer } from './job-questions.ts'
export { decodeStartedJobAlert, decodeSubscriptionsReply } from './job-subscription.ts'
export { decodeMergedJobsReply, decodeSavedJobsReply } from './account-saved-jobs.ts'
export { decodePayload, decodeRows } from './payload.ts'
export { decodeSignInReply } from './sign-in.ts'
