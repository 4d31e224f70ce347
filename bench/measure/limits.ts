/** What is to be held in bytes as they are sent. */
export const documentLimit = 14_336
export const scriptBeforeIntentLimit = 6 * 1024
export const scriptLimit = 150 * 1024
