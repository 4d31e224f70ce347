export const checkIcon = { box: '0 -960 960 960', path: 'M378-246 154-470l43-43 181 181 384-384 43 43-427 427Z' }
