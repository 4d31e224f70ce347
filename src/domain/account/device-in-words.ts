export const deviceInWords = (device: string | null): string => device ?? 'Another browser'
