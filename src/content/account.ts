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
    lead: 'What you have started, what you have submitted, and what our recruiters have told you about it.',
    open: 'Look at our open jobs',
  },
  sessions: {
    title: 'Where you are signed in',
    lead: 'If you do not recognize one of these, sign out there and change your password.',
    alone: 'You are not signed in anywhere else.',
  },
  alerts: {
    title: 'Your job alerts',
    add: 'Search for jobs, and get an alert for a search',
    move: 'They move to the email address of your account, without duplicates. We send a note about it to your former address.',
  },
  savedJobs: {
    title: 'Your saved jobs',
    lead: 'Jobs you save stay on the device. If you like, your account keeps them too, so you can find them on another device. Combining only adds: no job is removed here or there.',
    merge: 'Combine them',
    forget: 'Remove those in my account',
  },
  data: {
    title: 'Your data',
    lead: 'Download what we keep in your account: as a page to read, or as JSON for a program.',
  },
  deletion: {
    title: 'Delete your account',
    lead: 'This cannot be undone. These are deleted with your account:',
    ends: [
      'Your account itself, with your name, your email address and your password.',
      'Every session: you are signed out on all devices.',
      'The saved jobs that your account keeps.',
      'Your applications with their files: those still open are withdrawn, and our recruiters are notified.',
      'What we keep about you on our server, such as the history of your account.',
    ],
    alerts: {
      confirmed: 'The job alerts to your email address.',
      unconfirmed:
        'Job alerts to your email address continue, since it is not confirmed; each alert has a link that ends it.',
    },
    stays: 'The jobs you saved on this device stay there.',
  },
  applications: {
    title: 'Sign in to apply',
    text: 'Your application is saved in your account, so you can continue it later and on any device. Once you sign in or create an account, you are back at the job.',
  },
} as const
