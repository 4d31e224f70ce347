/** The browser and system that a session began with; that it is another one, when they are not known. */
export const deviceInWords = (device: string | null): string => device ?? 'Another browser'
