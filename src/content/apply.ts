export const apply = {
  kicker: 'Apply',
  title: (job: string | null, isGeneric: boolean) => job ?? (isGeneric ? 'Submit your resume' : 'Apply'),
  anyJobLead: 'For everyone who does not see the right job among our open ones.',
  needed: {
    title: 'What you need',
    resume: 'A resume',
    further: 'Further files if you wish, such as a cover letter or a transcript; five files in all.',
    note: 'A note to our recruiters if you wish, such as when you could start.',
    demands: 'What this job demands',
    calm: 'Your draft and its files are kept with your account: you can go on later, also on another device. Our recruiters see nothing of it until you submit it.',
    withheld: 'Please do not send your social security number or your date of birth.',
    start: 'Start your application',
  },
  terms: {
    title: 'How long we keep it',
    draft: (days: number) =>
      `A draft is deleted ${days} days after you last changed it. We write to you twice before that.`,
    application: (days: number) =>
      `What you submit is deleted ${days} days after a decision, or after you submitted it if there is none.`,
  },
  files: {
    title: 'Your files',
    newer: 'Send a newer file',
    newerLead: 'A newer file takes the place of the one of the same kind that you submitted before.',
    lead: 'Files are uploaded as soon as you choose them.',
    kind: 'What are you adding?',
    choose: 'Choose files',
    drop: 'or drop them here',
    none: 'No file yet.',
  },
  note: {
    title: 'A note to our recruiters',
    label: 'Your note',
    hint: 'It is submitted together with your files. Until then it stays in this tab alone, and goes when you leave the page.',
  },
  submit: { title: 'Submit', first: 'Submit your application', again: 'Resubmit Resume', resume: 'Go on writing' },
  sent: {
    title: 'What you have submitted',
    on: 'Submitted on',
    state: 'Status',
    note: 'Your note',
    noNote: 'None',
    files: 'Files',
    withdraw: 'Withdraw it in your account',
  },
  ways: {
    job: 'Read about the job again',
    jobs: 'Search All Careers',
    account: 'Your applications',
  },
} as const
