export const opportunities = {
  alert: {
    title: 'Get new jobs by email',
    hint: 'One mail a day at most. You end it with one click.',
  },
  resume: {
    title: 'Don’t see your job?',
    words: 'Tell us what you do well. We read every resume.',
    link: 'Submit your resume',
  },
} as const
