/** Whom a request comes from: the applicant, and the token that says so. */
export type Caller = { readonly applicantId: string; readonly family: string; readonly jti: string }
