/** The words of the dialogs of a job that belong to no state of theirs (J2.5-53, J2.5-54, J5-07). */
export const shareJobCopy = {
  email: {
    title: 'Email this job',
    lead: (job: string) => `We send “${job}” to your inbox.`,
    submit: 'Send',
  },
  related: {
    title: 'Get notified of similar jobs',
    lead: (job: string) => `We email you when jobs like “${job}” open. A link in each email ends it.`,
    submit: 'Sign up',
  },
  similar: 'Also email me similar jobs',
} as const
