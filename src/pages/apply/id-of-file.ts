export const fileElementId = (attachmentId: string): string => `file-${attachmentId}`
