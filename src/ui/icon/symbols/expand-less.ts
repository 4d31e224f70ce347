export const expandLessIcon = { box: '0 -960 960 960', path: 'M480-554 283-357l-43-43 240-240 240 240-43 43-197-197Z' }
