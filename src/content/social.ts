import { firm } from './firm.ts'

/** What stands on the cards of the networks (C2.13-14 to C2.13-19). The word Twitter stays where the specification has it. */
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

/** What the frames of the networks are called. */
export const feedTitles = {
  linkedInFollow: 'LinkedIn follow control',
  xFollow: 'Twitter follow control',
  xTimeline: 'Twitter timeline',
  facebookFeed: 'Facebook page feed',
} as const
