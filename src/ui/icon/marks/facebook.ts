export const facebookIcon = {
  box: '0 0 24 24',
  path: 'M13.5 21v-7.5h2.6l.5-3.1h-3.1V8.5c0-.9.4-1.7 1.8-1.7h1.5V4.2S15.5 4 14.2 4c-2.6 0-4.2 1.5-4.2 4.3v2.1H7.2v3.1H10V21z',
}
