export type CaptchaSettings = { readonly siteKey: string; readonly script: string }

export type MapsService = { readonly key: string; readonly address: string }

/** Sent with every page: nothing here may be secret. */
export type SiteSettings = {
  readonly firmName: string
  readonly firmShortName: string
  readonly external: {
    readonly portal: string
    readonly timesheet: string
    readonly email: string
    readonly intranet: string
    readonly linkedIn: string
    readonly facebook: string
    readonly x: string
  }
  readonly feeds: {
    readonly linkedInFollow: string | null
    readonly xFollow: string | null
    readonly xTimeline: string | null
    readonly facebookFeed: string | null
  }
  readonly privacyPhone: string
  readonly equalOpportunityPhone: string
  readonly genericJobPostingId: string | null
  readonly maps: MapsService | null
  readonly captcha: CaptchaSettings | null
  readonly savedJobsOffline: boolean
  /** 0: never. */
  readonly accountUnusedMonths: number
  readonly asksSocialSecurityNumber: boolean
  /** Whether equal-opportunity answers are kept by person; if not, they are counted and deleted. */
  readonly isEqualOpportunityByPerson: boolean
  readonly draftDays: number
  /** Days after it is over, or after submission if nobody decides. */
  readonly applicationDays: number
}

export type FeedName = keyof SiteSettings['feeds']
