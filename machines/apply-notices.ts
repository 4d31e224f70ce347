import type { SubmitOutcome } from '#contract/application-operations.ts'
import { fileProblems } from '#contract/upload.ts'
import type { SendingWords } from './sending.ts'

export type ApplyNoticeContent = {
  readonly tone: 'success' | 'info' | 'danger'
  readonly title: string
  readonly message: string
  readonly concernsFiles?: boolean
}

export const danger = (title: string, message: string): ApplyNoticeContent => ({ tone: 'danger', title, message })
const ofFiles = (title: string, message: string): ApplyNoticeContent => ({
  ...danger(title, message),
  concernsFiles: true,
})

export const startWords: SendingWords = { proving: 'Please Wait...', submitting: 'Starting your application...' }
export const submitWords: SendingWords = { proving: 'Please Wait...', submitting: 'Submitting your application...' }

export const checkingWords =
  'Your files are being checked for anything harmful. Please stay on this page: if the check takes two minutes or less, your application will be submitted automatically.'

export const outcomeWords: { readonly [Outcome in Exclude<SubmitOutcome, 'submitted'>]: ApplyNoticeContent } = {
  closed: danger(
    'This job has closed.',
    'Your application was not submitted, and cannot be any more. All that you wrote is still here to be read.',
  ),
  scanning: {
    tone: 'info',
    title: 'Your files are still being checked.',
    message:
      'Your application was not submitted yet. Nothing is lost: please try again in a few minutes. If our virus check is out of order, we keep trying for 24 hours after you added a file. Then you can submit your application without the check.',
  },
  removed: ofFiles(
    'One of your files was removed.',
    'Something harmful was found in it, so your application was not submitted. Please put it aside or choose another one.',
  ),
  resume: ofFiles('Your resume is missing.', 'Please add it, and submit your application again.'),
  ended: danger('This application is over.', 'Nothing more can be submitted for it.'),
  unchanged: {
    tone: 'info',
    title: 'There was nothing new to submit.',
    message: 'Our recruiters have what is shown here. Add a newer file to submit it.',
  },
}

export const filesUploadingNotice = ofFiles(
  'Your files are still on their way.',
  'Please submit your application once they have arrived.',
)

export const filesMissingNotice = ofFiles(
  'Some of your files are not there.',
  'Please send them again, or do without them, before you submit your application.',
)

export const noNewFileNotice: ApplyNoticeContent = {
  ...ofFiles('There is no newer file.', 'Please add one, and submit it then.'),
}

export const tooManyFiles = ofFiles('These are too many files.', fileProblems.tooMany)

export const notStarted = (message: string): ApplyNoticeContent => danger('Your application was not started.', message)

export const startLost = (message: string): ApplyNoticeContent =>
  danger(
    'We cannot tell whether your application was started.',
    `${message} Press again: if it was, you come to the same one.`,
  )

export const notSubmitted = (message: string): ApplyNoticeContent =>
  danger('Your application was not submitted.', `${message} Nothing that you wrote or added is lost.`)

export const submitLost = (message: string): ApplyNoticeContent =>
  danger(
    'We cannot tell whether your application was submitted.',
    `${message} Press again: it is submitted once, however often you press. Nothing that you wrote or added is lost.`,
  )
