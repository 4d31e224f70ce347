import type {
  createAccountForm,
  recoveryForm,
  signInForm,
  updateEmailForm,
  updatePasswordForm,
} from '#contract/account-forms.ts'
import { account } from './account.ts'
import { signInFormTitles } from './page-descriptions.ts'

type AccountFormCopy<Form extends { readonly labels: object }> = {
  readonly title: string
  readonly lead: string
  readonly button: string
  readonly withoutJavaScript: string
  readonly hints: { readonly [Name in keyof Form['labels']]?: string }
}

const withoutJavaScript = (what: string) =>
  `${what} needs JavaScript. Everything else on this site can be read without it.`

const remember = 'Leave this off on a computer that others use.'
const newPassword =
  '8 to 64 characters of any kind; spaces count too. A few words that do not belong together are easy to remember and hard to guess.'

const signIn: AccountFormCopy<typeof signInForm> = {
  title: 'Account Sign In',
  lead: account.signIn.lead,
  button: 'LOGIN',
  withoutJavaScript: withoutJavaScript('Signing in'),
  hints: { Remember: remember },
}

const createAccount: AccountFormCopy<typeof createAccountForm> = {
  title: signInFormTitles.signup,
  lead: 'It takes a minute: your email address, your name and a password.',
  button: 'SIGN UP',
  withoutJavaScript: withoutJavaScript('Creating an account'),
  hints: {
    Email: 'You sign in with it. Email about your account goes there, and nothing you did not ask for.',
    ConfirmEmail: 'Once more, so that a typo does not keep our email from you.',
    LastName: 'If you have one name, write it here too.',
    NewPassword: newPassword,
    Remember: remember,
  },
}

const recovery: AccountFormCopy<typeof recoveryForm> = {
  title: signInFormTitles.recovery,
  lead: 'We send you an email with a temporary password and a link to sign in with it. Until you use it, your old password still works.',
  button: 'EMAIL RECOVERY LINK',
  withoutJavaScript: withoutJavaScript('Asking for a new password'),
  hints: {
    Email:
      'The address you sign in with. To protect everybody who has an account, this page does not say whether an address has one.',
  },
}

const updatePassword: AccountFormCopy<typeof updatePasswordForm> = {
  title: 'Update Password',
  lead: 'You must set a new password.',
  button: 'UPDATE PASSWORD',
  withoutJavaScript: withoutJavaScript('Setting a new password'),
  hints: {
    CurrentPassword: 'If you came here from our email, it is the temporary password in it.',
    NewPassword: newPassword,
  },
}

const updateEmail: AccountFormCopy<typeof updateEmailForm> = {
  title: 'Update Email',
  lead: 'From then on you sign in with the new address, and email about your account goes there.',
  button: 'UPDATE EMAIL',
  withoutJavaScript: withoutJavaScript('Changing your email address'),
  hints: { CurrentPassword: 'So that nobody else can do this in your name.' },
}

export const accountForms = {
  forms: { signIn, createAccount, recovery, updatePassword, updateEmail },
  required: 'Every field is required.',
  links: {
    recovery: 'Forgot Password',
    createAccount: 'Create Account',
    signIn: 'Back to sign in',
    account: 'Back to your account',
  },
  agreement: [
    'By creating an account you accept our ',
    { label: 'Terms of Service', to: 'legal' },
    '. What we keep, and for how long, is explained in our ',
    { label: 'Privacy Policy', to: 'privacy' },
    '.',
  ],
  beside: {
    recovery: {
      title: 'No email after a few minutes?',
      text: 'Look in your spam folder, check the address, and ask again.',
    },
    updatePassword: {
      title: 'What happens then',
      text: 'You stay signed in here, and are signed out on all other devices. We tell you so by email.',
    },
    updateEmail: {
      title: 'What happens then',
      text: 'You stay signed in here, and are signed out on all other devices. We email both addresses: from the new one you confirm the change, and from the former one, if you had confirmed it, you can undo it.',
    },
  },
  comic: { text: 'Read the comic', href: 'https://xkcd.com/936/' },
} as const
