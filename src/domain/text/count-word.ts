const words = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ')

/** Begins a sentence: in words up to twelve, as print has it. */
export const countWord = (count: number): string => words[count] ?? `${count}`
