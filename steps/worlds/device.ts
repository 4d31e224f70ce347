export type Device = {
  readonly read: () => Promise<string | null>
  readonly write: (stored: string | null) => Promise<void>
  readonly fill: () => Promise<void>
  readonly freeSpace: () => Promise<void>
}
