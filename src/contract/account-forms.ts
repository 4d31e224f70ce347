import { choicesField, defineForm, secretField, textField } from './form.ts'
import { accountEmail, accountLine, currentPassword, newPassword } from './text-rules.ts'

const remember = choicesField('Keep Me Logged In', ['Keep Me Logged In'])

export const signInForm = defineForm(
  'SignIn',
  {
    'Sign in': {
      Email: textField('Email', accountEmail),
      Password: secretField('Password', currentPassword),
      Remember: remember,
    },
  },
  false,
)

export const createAccountForm = defineForm('CreateAccount', {
  'Create account': {
    Email: textField('Email', accountEmail),
    ConfirmEmail: textField('Confirm Email', accountLine(254)),
    FirstName: textField('First Name', accountLine(100)),
    LastName: textField('Last Name', accountLine(100)),
    NewPassword: secretField('Password', newPassword),
    ConfirmPassword: secretField('Confirm Password', currentPassword),
    Remember: remember,
  },
})

export const recoveryForm = defineForm('RequestNewPassword', {
  'Forgot password': { Email: textField('Email', accountEmail) },
})

/** Sent as `UpdatePassword(new password, current password)`, in this order. */
export const updatePasswordForm = defineForm(
  'UpdatePassword',
  {
    'Update password': {
      CurrentPassword: secretField('Current Password', currentPassword),
      NewPassword: secretField('New Password', newPassword),
      ConfirmPassword: secretField('Confirm Password', currentPassword),
    },
  },
  false,
)

/** Sent as `UpdateEmail(new e-mail, current password)`, in this order. */
export const updateEmailForm = defineForm(
  'UpdateEmail',
  {
    'Update email': {
      Email: textField('New Email', accountEmail),
      ConfirmEmail: textField('Confirm New Email', accountLine(254)),
      CurrentPassword: secretField('Current Password', currentPassword),
    },
  },
  false,
)
