/** What the pages of the account say beside what the machines do. */
export const account = {
  signIn: {
    lead: 'For applicants who have an account with us.',
    already: 'Where would you like to go?',
    visitors: {
      title: 'Just looking?',
      text: 'You need no account to look through our open jobs, to save them on this device, or to write to us.',
    },
  },
  lead: 'What we know about you, where you are signed in, and how to apply.',
  mine: {
    title: 'Your applications',
    lead: 'What you have begun, what you have sent, and what our recruiters have told you of it.',
    open: 'Look at our open jobs',
  },
  sessions: {
    title: 'Where you are signed in',
    lead: 'If you do not know one of these, sign out there and change your password.',
    alone: 'You are signed in nowhere else.',
  },
  alerts: {
    title: 'Your job alerts',
    add: 'Search for jobs, and get an alert for a search',
    move: 'They end there and come to the e-mail of your account; what comes here already comes once. Your former e-mail is told.',
  },
  savedJobs: {
    title: 'Your saved jobs',
    lead: 'Jobs that you save stay on the device. If you wish, your account keeps them too, and you find them on another device. Bringing them together only adds: no job is taken away here or there.',
    merge: 'Bring them together',
    forget: 'Forget those in my account',
  },
  data: {
    title: 'Your data',
    lead: 'Download what we keep in your account: as a page to read, or as JSON for a program.',
  },
  deletion: {
    title: 'Delete your account',
    lead: 'This cannot be undone. These end with your account:',
    ends: [
      'Your account itself, with your name, your e-mail and your password.',
      'Every session: you are signed out on all devices.',
      'The saved jobs that your account keeps.',
      'Your applications with their files: those that are open are withdrawn, and our recruiters are told so.',
      'What we keep about you on our server, such as the history of your account.',
    ],
    alerts: {
      confirmed: 'The job alerts to your e-mail.',
      unconfirmed: 'Job alerts to your e-mail go on, since it is not confirmed: each alert has a link that ends it.',
    },
    stays: 'The jobs that you saved on this device stay there.',
  },
  applications: {
    title: 'Online applications are not open yet',
    text: 'You cannot send a resume or fill out an application on this site yet. Until you can, please apply by e-mail.',
    withoutAccount: 'You need no account for that.',
    mine: { kicker: 'Account', heading: 'My Application', lead: null },
    anyJob: {
      kicker: 'Apply',
      heading: 'Submit your resume',
      lead: 'For everyone who does not see the right job among our open ones.',
    },
    unknown: {
      title: 'We did not find this job among our open ones.',
      text: 'Please check its address, or look for it in our current opportunities. You are welcome to write to us all the same.',
    },
    naming: {
      job: 'Write to our recruiters and name the job, with its tracking number if it has one.',
      anyJob: 'Tell our recruiters what you do well, what work you look for, and where.',
    },
    steps: [
      'Attach your resume as a PDF or Word file, and tell us when you could start.',
      'A recruiter answers within five working days. Please do not send your social security number or your date of birth.',
    ],
  },
} as const
