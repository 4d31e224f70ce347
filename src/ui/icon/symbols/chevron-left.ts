export const chevronLeftIcon = { box: '0 -960 960 960', path: 'M561-240 320-481l241-241 43 43-198 198 198 198-43 43Z' }
