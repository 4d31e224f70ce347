export const idOfFile = (attachmentId: string): string => `file-${attachmentId}`
