export const asksForFireworks = (query: string): boolean =>
  new URLSearchParams(query).get('c')?.toLowerCase() === 'anniversary'
