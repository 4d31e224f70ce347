export const plainApplication = {
  title: (job: string | null) => (job === null ? 'Apply without JavaScript' : `Apply for ${job}`),
  lead: 'Your browser is not running JavaScript on this page, so you sign in and apply in one step. You need an account for that. What you send is submitted right away.',
  job: 'Read about the job and what it requires',
  file: 'You can leave this out if you have already sent a file.',
  button: 'Submit Resume',
} as const
