/** What a firm sets for its own site; it travels with every page, so nothing here is secret (C9-13, C9-14). */
export type SiteSettings = {
  readonly firmName: string
  /** External addresses (C2.1-04, C2.2-21, C2.3-07). */
  readonly external: {
    readonly portal: string
    readonly timesheet: string
    readonly email: string
    readonly intranet: string
    readonly linkedIn: string
    readonly facebook: string
    readonly x: string
  }
  readonly privacyPhone: string
  readonly equalOpportunityPhone: string
  /** The posting that general applications go to; null when the firm has none. */
  readonly genericJobPostingId: string | null
  /** Keys of outside services; null uses the site's own. */
  readonly mapsKey: string | null
  readonly captchaSiteKey: string | null
  readonly analyticsId: string | null
  /** Whether browsers keep saved jobs for the time without a connection. */
  readonly savedJobsOffline: boolean
}
