export const isFireworksRequested = (query: string): boolean =>
  new URLSearchParams(query).get('c')?.toLowerCase() === 'anniversary'
