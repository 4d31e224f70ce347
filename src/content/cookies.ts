export const cookieKindTexts = {
  necessary: {
    label: 'Necessary',
    text: 'Always on, because the site cannot work without it: your choice here, the jobs you save, your reading settings, and your sign-in.',
  },
  social: {
    label: 'Social media',
    text: {
      networks:
        'Loads what other companies show on our media page: the feeds of LinkedIn, X or Facebook. Those companies then see that you read it, and may set cookies of their own.',
      ourselves:
        'Shows the feeds on our media page. At present they come from this site alone: no other company is asked or learns anything.',
      nobody:
        'Allows nothing at present: our media page has links to LinkedIn, X and Facebook, and loads nothing from them.',
    },
  },
  analytical: {
    label: 'Analytics',
    text: 'Tells our own server which pages are read, and when somebody searches or saves a job, so that we improve what matters. No other company is involved.',
  },
} as const

export const cookiePanel = {
  title: 'Cookie Preferences',
  subtitle: 'You decide what this site may do beyond its basic work. What is off is neither loaded nor sent.',
} as const
