type Command = {
  readonly args: ReadonlyArray<string>
  readonly env?: Readonly<Record<string, string>>
  readonly about?: ReadonlyArray<readonly [args: string, text: string]>
}

export const serverFlags: ReadonlyArray<string>

export const commands: Readonly<Record<string, Command>>
