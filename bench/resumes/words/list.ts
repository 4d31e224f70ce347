export const listOf = (text: string): string[] => text.trim().split(/;\s+/)
