import type { ApplicationFormOutcome } from '#contract/application-form.ts'
import { applicationEntity, completeApplicationSection } from '#contract/application-operations.ts'
import { decodeApplicationsReply } from '#contract/application.ts'
import { call, read } from '#contract/operations.ts'
import { TransportFailure } from '#contract/site-api.ts'
import type { LoadedForm } from '#machines/application-form-context.ts'
import { succeeded } from '#server/transaction/reply.ts'
import { directly, fetchToken } from '../session/tokens-in-browser.ts'
import type { HttpAnswer } from '../worlds/connection.ts'
import type { Owner } from '../worlds/applications.ts'
import type { BrowserVisit } from '../worlds/browser-visit.ts'
import { completeAnswers } from './complete-answers.ts'
import { formJob, formResume } from './form-fields.ts'

export const outcomeAnswer = (Outcome: ApplicationFormOutcome['Outcome']): HttpAnswer => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify(
    succeeded(JSON.stringify({ Outcome, Sections: [] } satisfies ApplicationFormOutcome), new Date(0)).reply,
  ),
  meaning: new TransportFailure(Outcome),
})

type Firm = Pick<BrowserVisit, 'submitApplicationFor' | 'forms' | 'tell'>

export const writeElsewhere = ({ forms }: Pick<Firm, 'forms'>, owner: Owner, FirstName: string) =>
  forms.fill(owner, { title: formJob, answers: { contact: { FirstName } }, isSent: false })

export const fillElsewhere = ({ forms }: Pick<Firm, 'forms'>, owner: Owner, isSent: boolean) =>
  forms.fill(owner, { title: formJob, answers: completeAnswers, resume: formResume, isSent })

export async function bringAbout(firm: Firm, owner: Owner, { application }: LoadedForm) {
  if (application === null) return
  if (application.State === 'not selected') {
    await firm.submitApplicationFor(owner, { title: formJob, isSubmitted: true })
    await firm.tell(owner.email, formJob, 'not selected')
  } else if (application.Form !== null) await fillElsewhere(firm, owner, true)
  else await writeElsewhere(firm, owner, 'Wanda')
}

export async function createEmptyJudgement({ page }: Pick<BrowserVisit, 'page'>, { email, password }: Owner) {
  const { Payload } = await directly(page)([read(applicationEntity)], await fetchToken(page, email, password))
  const [application] = decodeApplicationsReply(Payload)
  return [call(completeApplicationSection, application?.Application_ID ?? '', 'equal')]
}
