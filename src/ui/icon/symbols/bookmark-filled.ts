export const bookmarkFilledIcon = {
  box: '0 -960 960 960',
  path: 'M200-120v-665q0-24 18-42t42-18h440q24 0 42 18t18 42v665L480-240 200-120Z',
}
