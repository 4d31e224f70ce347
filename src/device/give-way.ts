type Yielding = { readonly scheduler?: { readonly yield?: () => Promise<void> } }

/** Lets the browser answer those who wait; where it knows how, it comes back here before it begins something else. */
export function giveWay(): Promise<void> {
  const { scheduler } = globalThis as Yielding
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
