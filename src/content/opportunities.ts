export const opportunities = {
  alert: {
    title: 'Get new jobs by email',
    hint: 'At most one email a day. One click ends it.',
  },
  resume: {
    title: 'Don’t see your job?',
    words: 'Tell us what you do well. We read every resume.',
    link: 'Submit your resume',
  },
} as const
