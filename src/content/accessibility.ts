export const accessibilityStatement = {
  title: 'Accessibility',
  lead: 'This site is for everyone who wants to work with us, or for us. Here is what we do for that, and what is still missing.',
  reviewedOn: '2026-11-21',
  settings: {
    title: 'Make it yours',
    text: 'Font, spacing, size, contrast, pictures, motion and reading aids can be changed on every page, under the figure at the top right. What you choose stays on your device; nothing is sent to us. If your system asks for less motion, for more contrast or for its own colors, this site follows it automatically.',
    open: 'Open accessibility settings',
    before:
      'The settings can be opened once this page has finished loading. They need JavaScript; everything else can be read and followed without it.',
  },
  target: {
    title: 'What we aim for',
    text: 'The Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. We have tested against them ourselves; nobody outside the firm has audited the site.',
  },
  tests: {
    title: 'How it is tested',
    text: 'With every change to the site, in Chromium:',
    figure: { value: '4.5 to 1', text: 'at least, between text and its ground; 7 to 1 in High Contrast.' },
    items: [
      'axe, an automatic checker, looks at the pages and their dialogs at several widths.',
      'Scripts go through the flows with the keyboard alone.',
      'Scripts check that no page scrolls sideways at 320 px, with each setting and with the largest ones together.',
      'The contrast of the colors is computed: at least 4.5 to 1 for text, 7 to 1 in High Contrast.',
    ],
  },
  gaps: {
    title: 'What we know is missing',
    items: [
      'The site has not been tested yet with screen readers by the people who use them every day.',
      'Safari and Firefox have not been tested with each setting.',
      'Invert and the other color filters change the whole page; the contrast they give has not been measured.',
      'Documents and sites we link to are not covered by this statement.',
    ],
  },
  report: {
    title: 'Tell us',
    text: 'If something keeps you from reading this site or from applying, call or write. Say which page it was and what happened; you may ask for what you need in another form.',
    phone: 'Telephone',
    email: 'Email',
  },
} as const
