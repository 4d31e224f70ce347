import type { AnySectionName, SectionName } from '#contract/application-sections.ts'
import type { FormValues } from '#contract/form.ts'

export const applicationForm = {
  kicker: 'My Application',
  title: (job: string | null, isGeneric: boolean) => job ?? (isGeneric ? 'For no job in particular' : 'My Application'),
  beginning: {
    title: 'Fill out your application',
    lead: 'Fill in its sections in any order. What you write is saved as you go, so you can stop at any time and continue later, even on another device.',
    what: 'You will be asked for',
    calm: 'Our recruiters see none of it until you submit it.',
    start: 'Start your application',
  },
  sections: {
    title: 'Your application',
    lead: 'Fill in the sections in any order. What you write is saved as you go.',
    done: (done: number, all: number) => `${done} of ${all} sections are complete.`,
    optional: 'voluntary',
    unsaved: (isOnDevice: boolean) =>
      isOnDevice
        ? 'Not saved yet. What you wrote is kept on this device.'
        : 'Not saved yet. Please leave this page open until it is.',
    review: 'Review and submit',
  },
  resume: {
    title: 'Fill in from a resume',
    lead: 'We can read PDF, Word (DOCX), OpenDocument, RTF, plain text and JSON Resume, and fill in what is still blank. Your resume stays in your browser: we save only what ends up in a field.',
    choose: 'Choose a file',
    paste: 'Or paste the text of your resume',
    fill: 'Fill in from this text',
    undo: 'Remove what was filled in',
    guessed: (line: string) => `guessed from “${line}”`,
    left: (sections: string) =>
      `Nothing was added to ${sections}: you have already written there, or marked it complete.`,
  },
  section: {
    back: 'All sections',
    complete: 'This section is complete',
    completeAndContinue: (next: string) => `Complete and continue to ${next}`,
    saved: 'All that you wrote here is saved.',
    saving: 'Saving...',
    carriedOver: {
      title: 'This came from your last application.',
      message: 'Please read it, change what is different now, and mark the section complete.',
    },
    reopened: 'Please check this section again.',
    tryAgain: 'Try again',
  },
  conflict: {
    here: 'What you wrote here',
    there: 'What was written somewhere else',
    empty: 'Empty',
    removed: 'It was removed there.',
    unread: 'You will see it once you choose it.',
    keepOwn: 'Keep what I wrote here',
    acceptOther: 'Use what was written there',
    close: 'Close this note',
  },
  lists: {
    loading: 'Loading...',
    choose: 'Please choose',
    former: 'What you chose before',
    failed: 'This list could not be loaded. You can continue with the other fields.',
    again: 'Load the list again',
  },
  entries: {
    none: 'You have not added any. If there are none, just mark this section complete.',
    remove: 'Remove',
    undo: 'Undo',
  },
  review: {
    title: 'Review and submit',
    lead: 'Please read what you wrote once more. After you submit it, it cannot be changed.',
    change: 'Change',
    nothing: 'Nothing is written here yet.',
    apart: 'What you told us here is kept separate and not shown to those who decide.',
    submit: 'Submit your application',
    goOn: 'Keep writing',
  },
  sent: {
    title: 'What you have submitted',
    none: 'None.',
    on: (day: string) => `You submitted this on ${day}. It is shown as it was then.`,
  },
  terms: {
    saved:
      'What you write is saved in your account, right or wrong. We check a section when you mark it complete, and again when you submit.',
  },
  ways: { job: 'Back to the job', account: 'Your applications', resume: 'Send only a resume' },
} as const

/** Which `ADAJobDescription` says what each kind of work is like. A firm with descriptions of its own names them here. */
export const workDescriptions = { office: '1', visits: '2', client: '3', ships: '4' } as const

type Words = {
  readonly lead: string
  readonly entry?: string
  readonly add?: string
}

export const sectionWords: Readonly<Record<AnySectionName, Words>> = {
  contact: { lead: 'How we reach you about this application.' },
  education: {
    lead: 'Schools, courses and certificates.',
    entry: 'Education',
    add: 'Add a school or course',
  },
  employment: { lead: 'Where you have worked.', entry: 'Employer', add: 'Add an employer' },
  references: {
    lead: 'People who know your work. We contact no one unless you agree to it here.',
    entry: 'Reference',
    add: 'Add a person',
  },
  veteran: {
    lead: 'As a federal contractor, we ask everyone. The answer is not used to decide on your application.',
  },
  ada: {
    lead: 'What the work is like, and whether you need anything to apply or to do it. We provide reasonable accommodations.',
  },
  declarations: { lead: 'A few questions that we must ask, and your word that all of this is true.' },
  equal: {
    lead: 'All of this is voluntary. It is kept separate from your application, those who decide never see it, and whether you answer makes no difference.',
  },
  ssn: { lead: 'It is encrypted, only its last four digits are ever shown again, and no one who decides sees it.' },
  attachments: { lead: 'A resume is required. A newer file replaces one of the same kind.' },
}

export const fieldHints: Readonly<Record<string, string>> = {
  'education.From': 'Month and year, such as 9/2015',
  'education.To': 'Month and year, such as 6/2019',
  'employment.From': 'Month and year, such as 9/2015',
  'employment.To': 'Month and year, such as 6/2019',
  'contact.State_ID': 'Leave this blank if your country has no states',
  'references.Email': 'Or a phone number',
  'references.Phone': 'Or an email',
  'ssn.Number': 'Nine digits, such as 123-45-6789',
}

const fields: Partial<Readonly<Record<SectionName, ReadonlyArray<string>>>> = {
  education: ['Degree', 'School'],
  employment: ['JobTitle', 'Employer'],
  references: ['Name'],
}

export function formatEntryName(section: SectionName, values: FormValues, index: number): string {
  const written = (fields[section] ?? []).flatMap((name) => {
    const value = values[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : []
  })
  return written.length > 0 ? written.join(', ') : `${sectionWords[section].entry ?? 'Entry'} ${index + 1}`
}
