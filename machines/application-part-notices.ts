import type { SendingWords } from './sending.ts'

export const quietly: SendingWords = { proving: '', submitting: '' }

export type PartWords = { readonly title: string; readonly message: string }

export const notReached = (isOnDevice: boolean): PartWords => ({
  title: 'This has not been saved yet.',
  message: isOnDevice
    ? 'We could not reach the site. What you wrote is kept on this device, and we will keep trying.'
    : 'We could not reach the site, and we will keep trying. Please leave this page open until it is saved.',
})

export const refusedBecause = (message: string): PartWords => ({ title: 'This was not saved.', message })

export const merged: PartWords = {
  title: 'This was also changed somewhere else.',
  message: 'Both changes are shown here now. Please check them.',
}

export const remoteChangesNotice: PartWords = {
  title: 'You now see the version from the other place.',
  message: 'Your changes elsewhere in it are still here.',
}

export const removedRemotelyNotice: PartWords = {
  title: 'This entry was removed somewhere else.',
  message: 'What you wrote is still here. To keep it, restore the entry.',
}

export const notRemoved: PartWords = {
  title: 'We cannot tell whether this entry was removed.',
  message: 'You can safely try again.',
}

export const notRestored: PartWords = {
  title: 'We cannot tell whether this entry was restored.',
  message: 'You can safely try again.',
}

export const reloadFailedNotice: PartWords = {
  title: 'This entry was restored, but could not be shown.',
  message: 'It is part of your application again. To see it here, please press Undo again.',
}

export const removedAgainNotice: PartWords = {
  title: 'This entry was removed again somewhere else.',
  message: 'To keep it, restore the entry.',
}

export const notRead: PartWords = {
  title: 'The version from the other place could not be read.',
  message: 'Nothing was changed. You can safely try again.',
}
