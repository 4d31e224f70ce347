export const commands: Readonly<
  Record<
    string,
    { readonly args: ReadonlyArray<string>; readonly about?: ReadonlyArray<readonly [args: string, text: string]> }
  >
>
