import type { LinkKind } from '#contract/account-operations.ts'

export type Topic = 'asks' | 'done' | 'used' | 'expired'

export type LinkNotice = { readonly title: string; readonly message: string }

export const linkWords: Readonly<Record<LinkKind, Readonly<Record<Topic, LinkNotice>>>> = {
  confirm: {
    asks: {
      title: 'Nothing has changed yet.',
      message:
        'When you press the button, we note that our mail to this address reaches you. It works only while you are signed in to the account; if you are not, we ask you to sign in first. If you made no account, close this page: you need do nothing.',
    },
    done: { title: 'Your email address is confirmed.', message: 'Thank you. There is nothing more to do.' },
    used: {
      title: 'This link was used before.',
      message: 'The address was confirmed then, and there is nothing more to do.',
    },
    expired: {
      title: 'This link has run out.',
      message:
        'It was good for seven days, or until your account was given another address. Your account works without it. To confirm the address all the same, sign in and ask for another mail on the page of your account.',
    },
  },
  undo: {
    asks: {
      title: 'Nothing has changed yet.',
      message:
        'When you press the button, your account gets back the email address to which we sent this link, and everybody who is signed in to it is signed out. What was added to the account since the change is deleted, and applications that were submitted since are withdrawn.',
    },
    done: {
      title: 'Your account has its former email address again.',
      message:
        'Everybody who was signed in to it has been signed out, and so have you. The password that the address was changed with no longer works: ask for a new one now.',
    },
    used: {
      title: 'This link was used before.',
      message:
        'The address was given back then, and everybody was signed out. If you have not set a new password since, ask for one now.',
    },
    expired: {
      title: 'This link has run out.',
      message:
        'It was good for three days, or until another link gave your account a former address back. If your account still has an address that is not yours, please write to us.',
    },
  },
}
