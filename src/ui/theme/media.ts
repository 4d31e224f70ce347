/**
 * Media conditions for `@media`. Widths in CSS px: 499, 767, 1199 and 1919 end a range; the menu changes at 940 and 1200
 * (C2.2-32). A condensed bar has no room for all of the header up to 1103 px, a full one is tight up to 1319, and the account is
 * named in words from 600.
 */
export const media = {
  upToPhone: '(max-width: 499px)',
  upToTablet: '(max-width: 767px)',
  upToLaptop: '(max-width: 1199px)',
  upToDesktop: '(max-width: 1919px)',
  fromPhone: '(min-width: 500px)',
  fromTablet: '(min-width: 768px)',
  fromLaptop: '(min-width: 1200px)',
  fromDesktop: '(min-width: 1920px)',
  narrowest: '(max-width: 359px)',
  narrow: '(max-width: 439px)',
  menuButton: '(max-width: 939px)',
  menuCondensed: '(min-width: 940px) and (max-width: 1199px)',
  menuBar: '(min-width: 940px)',
  menuFull: '(min-width: 1200px)',
  menuShort: '(min-width: 940px) and (max-width: 1103px)',
  menuTight: '(min-width: 1200px) and (max-width: 1319px)',
  upToWords: '(max-width: 599px)',
  roomForWords: '(min-width: 600px)',
  tall: '(min-height: 30rem)',
  touch: '(pointer: coarse)',
  stillness: '(prefers-reduced-motion: reduce)',
  forcedColours: '(forced-colors: active)',
  print: 'print',
} as const
