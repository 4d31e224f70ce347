import type { LinkKind } from '#contract/account-operations.ts'

export type Topic = 'asks' | 'done' | 'used' | 'expired'

export type LinkNotice = { readonly title: string; readonly message: string }

export const linkWords: Readonly<Record<LinkKind, Readonly<Record<Topic, LinkNotice>>>> = {
  confirm: {
    asks: {
      title: 'Nothing has changed yet.',
      message:
        'Press the button to confirm that our email to this address reaches you. It works only while you are signed in to the account; if you are not, we will ask you to sign in first. If you did not create an account, just close this page.',
    },
    done: { title: 'Your email address is confirmed.', message: 'Thank you. There is nothing more to do.' },
    used: {
      title: 'This link has already been used.',
      message: 'The address was confirmed then. There is nothing more to do.',
    },
    expired: {
      title: 'This link has expired.',
      message:
        'It was good for seven days, or until the address of your account changed. Your account works without it. If you still want to confirm the address, sign in and ask for another email on your account page.',
    },
  },
  undo: {
    asks: {
      title: 'Nothing has changed yet.',
      message:
        'When you press the button, your account goes back to the email address we sent this link to, and everyone who is signed in to it is signed out. Anything added to the account since the change is deleted, and applications submitted since then are withdrawn.',
    },
    done: {
      title: 'Your account has its former email address back.',
      message:
        'Everyone who was signed in to it has been signed out, including you. The password used to change the address no longer works, so please ask for a new one now.',
    },
    used: {
      title: 'This link has already been used.',
      message:
        'Your former address was restored at that time, and everyone was signed out. If you have not set a new password since, please ask for one now.',
    },
    expired: {
      title: 'This link has expired.',
      message:
        'It was good for three days, or until another link gave your account a former address back. If your account still has an address that is not yours, please contact us.',
    },
  },
}
