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
  'We are checking your files for anything harmful. Please stay on this page: if the check takes two minutes or less, your application will be submitted automatically.'

export const outcomeWords: { readonly [Outcome in Exclude<SubmitOutcome, 'submitted'>]: ApplyNoticeContent } = {
  closed: danger(
    'This job has closed.',
    'Your application was not submitted and no longer can be. You can still read everything you wrote here.',
  ),
  scanning: {
    tone: 'info',
    title: 'Your files are still being checked.',
    message:
      'Your application has not been submitted yet. Nothing is lost; please try again in a few minutes. If our virus check is down, we keep trying for 24 hours after you add a file. After that, you can submit your application without the check.',
  },
  removed: ofFiles(
    'One of your files was removed.',
    'Something harmful was found in it, so your application was not submitted. Please remove it or choose another one.',
  ),
  resume: ofFiles('Your resume is missing.', 'Please add it and submit your application again.'),
  ended: danger('This application is no longer active.', 'Nothing more can be submitted for it.'),
  unchanged: {
    tone: 'info',
    title: 'There was nothing new to submit.',
    message: 'Our recruiters already have what is shown here. To send a newer file, add it first.',
  },
}

export const filesUploadingNotice = ofFiles(
  'Your files are still uploading.',
  'Please submit your application once they are done.',
)

export const filesMissingNotice = ofFiles(
  'Some of your files did not arrive.',
  'Please send them again or remove them before you submit your application.',
)

export const noNewFileNotice: ApplyNoticeContent = {
  ...ofFiles('There is no newer file.', 'Please add one, then submit it.'),
}

export const changedNotice: ApplyNoticeContent = {
  tone: 'info',
  title: 'Your application changed in another tab.',
  message: 'Nothing was submitted yet. Please check it, then submit it again.',
}

export const tooManyFiles = ofFiles('That is too many files.', fileProblems.tooMany)

export const notStarted = (message: string): ApplyNoticeContent => danger('Your application was not started.', message)

export const startLost = (message: string): ApplyNoticeContent =>
  danger(
    'We cannot tell whether your application was started.',
    `${message} Press again; if it was, you will return to it.`,
  )

export const notSubmitted = (message: string): ApplyNoticeContent =>
  danger('Your application was not submitted.', `${message} Nothing you wrote or added is lost.`)

export const submitLost = (message: string): ApplyNoticeContent =>
  danger(
    'We cannot tell whether your application was submitted.',
    `${message} You can safely press again; it is submitted only once. Nothing you wrote or added is lost.`,
  )
