export const chevronRightIcon = { box: '0 -960 960 960', path: 'M530-481 332-679l43-43 241 241-241 241-43-43 198-198Z' }

export const chevronUpIcon = { box: '0 -960 960 960', path: 'M480-554 283-357l-43-43 240-240 240 240-43 43-197-197Z' }
