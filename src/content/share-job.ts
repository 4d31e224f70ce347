export const shareJobCopy = {
  email: {
    title: 'Email this job',
    lead: (job: string) => `We email “${job}” to this address, yours or a friend’s.`,
    submit: 'Send',
  },
  related: {
    title: 'Get notified of similar jobs',
    lead: (job: string) => `We email you when jobs like “${job}” open. A link in each email ends it.`,
    submit: 'Sign up',
  },
  similar: 'Also send similar jobs to this address',
} as const
