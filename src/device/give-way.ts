type Yielding = { readonly scheduler?: { readonly yield?: () => Promise<void> } }

export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as Yielding
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
