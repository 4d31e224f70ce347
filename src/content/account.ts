export const account = {
  signIn: {
    lead: 'For applicants who have an account with us.',
    already: 'Where would you like to go?',
    visitors: {
      title: 'Just looking?',
      text: 'You need no account to look through our open jobs, to save them on this device, or to write to us.',
    },
  },
  lead: 'What we know about you, what you have applied for, and where you are signed in.',
  mine: {
    title: 'Your applications',
    lead: 'What you have begun, what you have submitted, and what our recruiters have told you of it.',
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
    title: 'Sign in to apply',
    text: 'Your application is kept with your account, so that you can go on with it later and on any device. Once you have signed in or created an account you are back at the job.',
  },
} as const
