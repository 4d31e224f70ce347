export const plainApplication = {
  title: 'Apply without JavaScript',
  lead: 'Your browser runs no JavaScript on this page, so you sign in and apply in one step. You need an account for that. What you send is submitted at once.',
  job: 'Read about the job, and what it demands',
  file: 'You may leave this out if you have sent a file already.',
  button: 'Submit Resume',
} as const
