/** Whom a request comes from: the applicant, and the token that says so. */
export type Caller = {
  readonly applicantId: string
  readonly family: string
  readonly jti: string
  /** Whether she signed in with a temporary password, and chose no other yet. */
  readonly mustChangePassword: boolean
}
