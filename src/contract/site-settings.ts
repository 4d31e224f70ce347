/** A service that tells people from robots: the key of this site, and the address of its script without a query. */
export type CaptchaSettings = { readonly siteKey: string; readonly script: string }

/** A maps service: the address of its script, and the key that the firm has for it. */
export type MapsService = { readonly key: string; readonly address: string }

/** What a firm sets for its own site; it travels with every page, so nothing here is secret (C9-13, C9-14). */
export type SiteSettings = {
  readonly firmName: string
  /** What stands beside the mark. */
  readonly firmShortName: string
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
  /** What the networks, or this site in their place, show in frames on the media page; null shows a link alone (C2.13-17 to C2.13-19). */
  readonly feeds: {
    readonly linkedInFollow: string | null
    readonly xFollow: string | null
    readonly xTimeline: string | null
    readonly facebookFeed: string | null
  }
  readonly privacyPhone: string
  readonly equalOpportunityPhone: string
  /** The posting that general applications go to; null when the firm has none. */
  readonly genericJobPostingId: string | null
  /** The maps service that finds offices without coordinates; null leaves them where the site itself supposes them (C7.2-16.a). */
  readonly maps: MapsService | null
  /** What is asked before the site's own calculation is given; null asks nobody. */
  readonly captcha: CaptchaSettings | null
  /** Whether browsers keep saved jobs for the time without a connection. */
  readonly savedJobsOffline: boolean
  /** After how many months an account that is not used is deleted; 0: never. */
  readonly accountUnusedMonths: number
  /** Whether the form of an application asks for a Social Security number (C5-16). */
  readonly asksSocialSecurityNumber: boolean
  /** Whether the firm must keep by person what was told for equal opportunity; else it is counted, and the answers are deleted. */
  readonly isEqualOpportunityByPerson: boolean
  /** After how many days a draft of an application is deleted that nobody changes. */
  readonly draftDays: number
  /** After how many days an application is deleted once it is over, or since it was submitted if nobody decides. */
  readonly applicationDays: number
}

/** What a network may show on the media page. */
export type FeedName = keyof SiteSettings['feeds']
