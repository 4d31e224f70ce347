export const answerInWords = (answer: string): string => answer.slice(0, 1).toUpperCase() + answer.slice(1)
