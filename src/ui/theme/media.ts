/** In em, to follow the font size (WCAG 1.4.4). At 16 px, ranges end below 500, 768, 1200 and 1920 px (C9-05 to C9-09). */
export const media = {
  upToPhone: '(max-width: 31.24em)',
  upToTablet: '(max-width: 47.99em)',
  upToLaptop: '(max-width: 74.99em)',
  upToDesktop: '(max-width: 119.99em)',
  fromPhone: '(min-width: 31.25em)',
  fromTablet: '(min-width: 48em)',
  fromLaptop: '(min-width: 75em)',
  beyondLaptop: '(min-width: 77em)',
  fromDesktop: '(min-width: 120em)',
  narrow: '(max-width: 27.49em)',
  labelsFit: '(min-width: 37.5em)',
  menuButton: '(max-width: 58.74em)',
  menuBar: '(min-width: 58.75em)',
  tall: '(min-height: 30em)',
  stays: '(min-width: 48em) and (min-height: 30em)',
  touch: '(pointer: coarse)',
  stillness: '(prefers-reduced-motion: reduce)',
  forcedColours: '(forced-colors: active)',
  print: 'print',
} as const

/** In em of the header's letters. At 16 px the menu changes at 940 and 1200 px (C2.2-32). */
export const containerQueries = {
  narrow: '(width < 27.5em)',
  upToWords: '(width < 37.5em)',
  labelsFit: '(width >= 37.5em)',
  menuButton: '(width < 58.75em)',
  menuShort: '(width < 69em)',
  menuCondensed: '(58.75em <= width < 75em)',
  menuBar: '(width >= 58.75em)',
  menuFull: '(width >= 75em)',
} as const

const settings = '[data-font], [data-text-spacing], [data-scale]'

export const larger = `html:is(${settings})`

export const notLarger = `html:not(${settings})`
