/** What the pages of the account say beside what the machines do. */
export const account = {
  signIn: {
    lead: 'For applicants who have an account with us.',
    newcomers: {
      title: 'New here?',
      text: 'You need no account to look through our open jobs, to save them on this device, or to write to us.',
    },
  },
  lead: 'What we know about you, and where your applications stand.',
  applications: {
    title: 'Online applications are not open yet',
    gone: 'The job you want to apply for may have been removed or filled.',
    text: 'You cannot send a resume or fill out an application on this site yet. Until you can, please apply by e-mail.',
    steps: [
      'Write to our recruiters and name the job, with its tracking number if it has one.',
      'Attach your resume as a PDF or Word file, and tell us when you could start.',
      'A recruiter answers within five working days. Please do not send your social security number or your date of birth.',
    ],
  },
} as const
