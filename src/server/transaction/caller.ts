export type Caller = {
  readonly applicantId: string
  readonly family: string
  readonly jti: string
  readonly mustChangePassword: boolean
}
