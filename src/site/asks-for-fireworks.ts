/** Whether an address asks for fireworks: `c` is `anniversary`, in any case (C2.12-12). @param query of the address */
export const asksForFireworks = (query: string): boolean =>
  new URLSearchParams(query).get('c')?.toLowerCase() === 'anniversary'
