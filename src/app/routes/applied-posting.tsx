import type { ApplicantApplication } from '#contract/application.ts'
import { PostingAsItStood } from '#pages/account/posting-as-it-stood.tsx'
import { sanitise } from '../sanitise-html.ts'

export const AppliedPosting = (props: { application: ApplicantApplication }) => (
  <PostingAsItStood {...props} sanitise={sanitise} />
)
