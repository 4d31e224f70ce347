export const isStyle = (file: string): boolean => file.endsWith('.css')
