export const commands: Readonly<
  Record<string, { readonly about?: ReadonlyArray<readonly [args: string, text: string]> }>
>
