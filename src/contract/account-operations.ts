export const endSession = 'EndSession'

export const deleteAccount = 'DeleteAccount'

export const [sessionEntity, accountDataEntity] = ['Session', 'AccountData'] as const

export const confirmEmail = 'ConfirmEmail'

export const undoEmailChange = 'UndoEmailChange'

export const sendConfirmation = 'SendConfirmation'

export type LinkKind = 'confirm' | 'undo'

/** Fourth argument of `SignIn`, to stay signed in. */
export const rememberSession = 'remember'

/** Fifth argument of `SignIn` where no new password can be set: a temporary password is not used up. */
export const knownPasswordOnly = 'known'

export const unlockSignIn = 'UnlockSignIn'

export const mergeSavedJobs = 'MergeSavedJobs'

export const forgetSavedJobs = 'ForgetSavedJobs'

export const savedJobsEntity = 'SavedJobs'

export const maxAccountSavedJobs = 500
