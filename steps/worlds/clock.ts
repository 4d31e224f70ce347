export type Clock = {
  /** Installs the clock, or resumes it; time still passes. Call it before the visit opens a page. */
  readonly take: () => Promise<void>
  /** Call it once the page is open; exact timing needs it. */
  readonly stop: () => Promise<void>
  /** @param duration milliseconds */
  readonly pass: (duration: number) => Promise<void>
}
