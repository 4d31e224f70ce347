import type { ApplicationPosting } from '#contract/application.ts'
import { canApplyAgain, isOpen } from '#contract/application-states.ts'
import { anyPosting } from '#contract/job-alerts.ts'
import { isSameName } from '../text/plain-text.ts'

type Application = Pick<ApplicationPosting, 'State' | 'FormState'>

export type ApplicationProgress = 'not yet' | 'begun' | 'applied' | 'decided'

/** The page of an application on which its applicant goes on. */
export type ContinuePage = 'files' | 'form' | 'account'

export type ApplicationLink = { readonly label: string; readonly page: ContinuePage }

/** Withdrawn applications do not count (J4.11-02). @param applications null while they are not known */
export function findJobApplication(
  applications: ReadonlyArray<ApplicationPosting> | null,
  jobId: string,
): ApplicationPosting | null {
  const counting = (applications ?? []).filter(
    ({ JobPosting_ID, IsWithdrawn }) => isSameName(JobPosting_ID, jobId) && !IsWithdrawn,
  )
  const isSubmitted = ({ State }: Application) => State !== 'draft' && isOpen(State)
  return counting.find(isSubmitted) ?? counting.find(({ State }) => isOpen(State)) ?? counting[0] ?? null
}

export function getProgress(application: Application | null): ApplicationProgress {
  if (application === null) return 'not yet'
  if (!isOpen(application.State)) return 'decided'
  return application.State === 'draft' ? 'begun' : 'applied'
}

export function getContinuePage(application: Application | null): ContinuePage {
  if (application === null) return 'files'
  if (!isOpen(application.State)) return 'account'
  return application.FormState === 'begun' ? 'form' : 'files'
}

const sentFormLink: ApplicationLink = { label: 'Read what you submitted', page: 'form' }

const newerFilesLink: ApplicationLink = { label: 'Send newer files', page: 'files' }

/** Beside an application in the list of its applicant. The first is where she goes on. */
export function listApplicationLinks(
  application: Application & Pick<ApplicationPosting, 'JobPosting_ID'> & { readonly IsPostingOpen: boolean },
): ReadonlyArray<ApplicationLink> {
  const { State, FormState, IsPostingOpen, JobPosting_ID } = application
  const posting = { isOpen: IsPostingOpen, isGeneric: JobPosting_ID === anyPosting }
  if (!isOpen(State)) return FormState === 'sent' && !canApplyAgain(State, posting) ? [sentFormLink] : []
  if (State === 'draft') {
    return [{ label: IsPostingOpen ? 'Continue' : 'Read the draft', page: getContinuePage(application) }]
  }
  if (FormState === 'sent') return [newerFilesLink, sentFormLink]
  if (FormState === 'begun') return [{ label: 'Continue the form', page: 'form' }, newerFilesLink]
  return [newerFilesLink, { label: 'Add work and education history', page: 'form' }]
}
