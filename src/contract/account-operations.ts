/** Ends a session of the caller's by its id: `EndSession(id)`. */
export const endSession = 'EndSession'

/** Deletes the caller's account: `DeleteAccount(password)`, which answers 'true' or 'false'. */
export const deleteAccount = 'DeleteAccount'

/** The entities that an applicant reads of herself alone. */
export const [sessionEntity, accountDataEntity] = ['Session', 'AccountData'] as const

/** Confirms the e-mail of the caller's account by the token of a link in a mail: `ConfirmEmail(token)`. */
export const confirmEmail = 'ConfirmEmail'

/** Gives an account its former e-mail back by the token of a link in a mail: `UndoEmailChange(token)`. */
export const undoEmailChange = 'UndoEmailChange'

/**
 * Mails the caller another link that confirms the e-mail of her account: `SendConfirmation()`, which answers 'true', or
 * 'confirmed' when that was done already.
 */
export const sendConfirmation = 'SendConfirmation'

/** What a link in a mail about an account is for. */
export type LinkKind = 'confirm' | 'undo'

/** The fourth argument of `SignIn` from who chose to stay signed in. */
export const keepsSession = 'remember'

/** The fifth argument of `SignIn` from where no password can be chosen: a temporary one is known there and not used up. */
export const knownPasswordOnly = 'known'

/** The operation that gives new attempts to who was locked out, `UnlockSignIn(email, proof)`, and what its proof is for. */
export const unlockSignIn = 'UnlockSignIn'
