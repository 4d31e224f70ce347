import type { ApplicationFormOutcome } from '#contract/application-form.ts'
import { danger, outcomeWords, type ApplyNoticeContent } from './apply-notices.ts'
import type { SendingWords } from './sending.ts'

export type ApplicationFormNoticeContent = Omit<ApplyNoticeContent, 'concernsFiles'>

export type DelayNotices = Record<'conflict' | 'notSaved', ApplicationFormNoticeContent>

export const completeWords: SendingWords = { proving: '', submitting: 'Checking what you wrote...' }

export const sectionNotSaved = danger(
  'This section is not complete yet.',
  'Some of what you wrote could not be saved. Please see the note below it, then try again.',
)

export const sectionInConflict = danger(
  'This section is not complete yet.',
  'It was changed somewhere else, too. Please first choose which version to keep.',
)

export const formNotSaved = danger(
  'Your application was not submitted.',
  'Some of what you wrote could not be saved. Please see the note below it, then try again.',
)

export const formInConflict = danger(
  'Your application was not submitted.',
  'It was changed somewhere else, too. Please first choose which version to keep.',
)

export const sectionHasProblems = danger(
  'This section is not complete yet.',
  'Everything is saved as you wrote it. Please check the following:',
)

export const sectionIsComplete = (title: string): ApplicationFormNoticeContent => ({
  tone: 'success',
  title: `“${title}” is complete.`,
  message: 'You can still change it until you submit your application.',
})

export const sectionLost = (message: string) =>
  danger('We cannot tell whether this section is complete.', `${message} Nothing you wrote is lost.`)

export const sectionRefused = (message: string) => danger('This section is not complete yet.', message)

export const applicationFormOutcomeNotices: {
  readonly [Outcome in Exclude<ApplicationFormOutcome['Outcome'], 'submitted'>]: ApplicationFormNoticeContent
} = {
  incomplete: danger('Your application is not complete yet.', 'Nothing is lost. Please check the following:'),
  scanning: outcomeWords.scanning,
  closed: outcomeWords.closed,
  ended: outcomeWords.ended,
}

export const refuse = (words: ApplicationFormNoticeContent) => ({ type: 'refuse' as const, params: words })

export const createReasonNotice =
  (words: (message: string) => ApplicationFormNoticeContent) =>
  ({ event }: { event: { readonly output: { readonly reason: string } } }) =>
    words(event.output.reason)
