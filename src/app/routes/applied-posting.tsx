import type { ApplicantApplication } from '#contract/application.ts'
import { PostingSnapshot } from '#pages/account/posting-as-it-stood.tsx'
import { sanitize } from '../sanitise-html.ts'

export const AppliedPosting = (props: { application: ApplicantApplication }) => (
  <PostingSnapshot {...props} sanitise={sanitize} />
)
