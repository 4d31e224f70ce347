export const documentLimit = 14_336
export const scriptBeforeIntentLimit = 6 * 1024
export const scriptLimit = 150 * 1024
