import type { WholeOutcome } from '#contract/application-form.ts'
import type { SendingWords } from './sending.ts'

/** What became of what the applicant wanted. */
export type WholeTold = {
  readonly tone: 'success' | 'info' | 'danger'
  readonly title: string
  readonly message: string
}

const danger = (title: string, message: string): WholeTold => ({ tone: 'danger', title, message })

export const completeWords: SendingWords = { proving: '', submitting: 'Looking at what you wrote...' }

export const sectionNotSaved = danger(
  'This section is not complete yet.',
  'Some of what you wrote could not be saved. Nothing is lost: please try again once it is saved.',
)

export const sectionInConflict = danger(
  'This section is not complete yet.',
  'Something was changed in another place as well. Please choose first what is to stand.',
)

export const formNotSaved = danger(
  'Your application was not submitted.',
  'Some of what you wrote could not be saved. Nothing is lost: please try again once it is saved.',
)

export const formInConflict = danger(
  'Your application was not submitted.',
  'Something was changed in another place as well. Please choose first what is to stand.',
)

export const sectionHasProblems = danger(
  'This section is not complete yet.',
  'All of it is saved as you wrote it. Please look at the following:',
)

export const sectionIsComplete = (title: string): WholeTold => ({
  tone: 'success',
  title: `“${title}” is complete.`,
  message: 'You can still change it until you submit your application.',
})

export const sectionLost = (message: string) =>
  danger('We cannot tell whether this section is complete.', `${message} Nothing that you wrote is lost.`)

export const sectionRefused = (message: string) => danger('This section is not complete yet.', message)

/** What is said of each end of a submission but its success. */
export const wholeOutcomeWords: { readonly [Outcome in Exclude<WholeOutcome['Outcome'], 'submitted'>]: WholeTold } = {
  incomplete: danger('Your application is not complete yet.', 'Nothing is lost. Please look at the following:'),
  scanning: {
    tone: 'info',
    title: 'Your files are still being checked.',
    message: 'Your application was not submitted yet. Nothing is lost: please try again in a few minutes.',
  },
  closed: danger(
    'This job has closed.',
    'Your application was not submitted, and cannot be any more. All that you wrote is still here to be read.',
  ),
  ended: danger('This application is over.', 'Nothing more can be submitted for it.'),
}
