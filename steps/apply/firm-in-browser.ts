import { decodeStartedApplication } from '#contract/application.ts'
import { startApplication, submitApplication } from '#contract/application-operations.ts'
import { TransportFailure } from '#contract/site-api.ts'
import { call } from '#contract/operations.ts'
import type { LoadedApplication } from '#machines/apply-context.ts'
import { succeeded } from '#server/transaction/reply.ts'
import { directly, fetchToken } from '../session/tokens-in-browser.ts'
import type { HttpAnswer } from '../worlds/connection.ts'
import type { Owner } from '../worlds/applications.ts'
import type { BrowserVisit } from '../worlds/browser-visit.ts'
import { pathJob } from '../attachment/files.ts'

export const scanningAnswer: HttpAnswer = {
  status: 200,
  type: 'application/json',
  body: JSON.stringify(succeeded('scanning', new Date(0)).reply),
  meaning: new TransportFailure('scanning'),
}

export async function bringAbout(
  { submitApplicationFor, forms, tell }: Pick<BrowserVisit, 'submitApplicationFor' | 'forms' | 'tell'>,
  owner: Owner,
  { application }: LoadedApplication,
) {
  if (application === null) return
  const isSubmitted = application.State !== 'draft'
  await submitApplicationFor(owner, { title: pathJob, isSubmitted })
  if (application.FormState === 'begun')
    await forms.fill(owner, { title: pathJob, answers: { references: { Name: 'Nils' } }, isSent: false })
  if (application.State === 'not selected') await tell(owner.email, pathJob, 'not selected')
}

export async function submissionWithoutResume(
  { page, confirmEmail }: Pick<BrowserVisit, 'page' | 'confirmEmail'>,
  { email, password }: Owner,
) {
  await confirmEmail(email)
  const { Payload } = await directly(page)([call(startApplication, 'generic')], await fetchToken(page, email, password))
  return [call(submitApplication, decodeStartedApplication(Payload).Application_ID, '')]
}
