/** One of the answers of a question as it is read: 'Tell me first' of 'tell me first'. */
export const answerInWords = (answer: string): string => answer.slice(0, 1).toUpperCase() + answer.slice(1)
