export const isStyle = (file: string): boolean => file.endsWith('.css')

export const isFaces = (file: string): boolean => file.startsWith('/assets/faces-')
