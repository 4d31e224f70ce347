import { firm } from './firm.ts'

/** "Twitter" stays where the specification has it. */
export const socialCards = {
  linkedIn: {
    title: 'LinkedIn',
    text: (years: number) => `Over ${years} years supporting our nation’s most critical programs`,
    link: `Follow ${firm.shortName} on LinkedIn`,
  },
  x: {
    title: 'X, formerly Twitter',
    text: 'A line or two when we publish a method, open a data set or speak in public.',
    link: `Follow ${firm.shortName} on X`,
  },
  facebook: {
    title: 'Facebook',
    text: 'Pictures from our offices: open houses, apprentices’ projects and the picnic in June.',
    link: `Visit ${firm.shortName} on Facebook`,
  },
} as const

export const feedTitles = {
  linkedInFollow: 'LinkedIn follow control',
  xFollow: 'Twitter follow control',
  xTimeline: 'Twitter timeline',
  facebookFeed: 'Facebook page feed',
} as const

export const localFeedTexts = {
  linkedInFollow: { network: 'linkedIn', link: `Follow ${firm.shortName}` },
  xFollow: { network: 'x', link: `Follow ${firm.shortName}` },
  xTimeline: {
    title: 'Our news',
    note: 'From this site itself: X is not asked and learns nothing.',
  },
  facebookFeed: {
    title: 'Our calendar',
    note: 'From this site itself: Facebook is not asked and learns nothing.',
  },
} as const
