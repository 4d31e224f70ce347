/** The id of the element that shows a file. */
export const idOfFile = (attachmentId: string): string => `file-${attachmentId}`
