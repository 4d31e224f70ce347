import type { ApplicationPosting } from '#contract/application.ts'
import {
  type ApplicationLink,
  type ApplicationProgress,
  findJobApplication,
  getContinuePage,
  getProgress,
} from '#domain/applications/application-links.ts'

type ApplyActions = { readonly remark: string | null; readonly links: ReadonlyArray<ApplicationLink> }

const form: ApplicationLink = { label: 'Fill out Application', page: 'form' }

const begunRemark = 'You have started an application for this job. Your draft is saved.'

const begunFormRemark = 'You have started to fill out an application for this job. What you wrote is saved.'

/** The first link is where she goes on. */
export function getApplyActions(applications: ReadonlyArray<ApplicationPosting> | null, jobId: string): ApplyActions {
  const application = findJobApplication(applications, jobId)
  const progress = getProgress(application)
  if (progress === 'decided') return { remark: null, links: [{ label: 'View your application', page: 'account' }] }
  const files: ApplicationLink = { label: progress === 'applied' ? 'Resubmit Resume' : 'Submit Resume', page: 'files' }
  if (application?.FormState === 'sent')
    return { remark: null, links: [files, { label: 'View your application', page: 'form' }] }
  if (getContinuePage(application) === 'form') return { remark: begunFormRemark, links: [form, files] }
  return { remark: progress === 'begun' ? begunRemark : null, links: [files, form] }
}

const labels: Readonly<Record<ApplicationProgress, string>> = {
  'not yet': 'Apply',
  begun: 'Continue application',
  applied: 'View application',
  decided: 'View application',
}

export function getApplyLink(applications: ReadonlyArray<ApplicationPosting> | null, jobId: string): ApplicationLink {
  const application = findJobApplication(applications, jobId)
  return { label: labels[getProgress(application)], page: getContinuePage(application) }
}
