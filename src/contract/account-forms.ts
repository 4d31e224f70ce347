import { choicesField, defineForm, secretField, textField } from './form.ts'
import { accountEmail, accountLine, currentPassword, newPassword } from './text-rules.ts'

/** The choice to stay signed in; it may be left out (J5-14). */
const remember = choicesField('Keep Me Logged In', ['Keep Me Logged In'])

/** E-mail and password of an account (J2.9-13, J2.9-14); sent as `SignIn(email, password, '', remember)` (J7-05). */
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

/** A new account (J2.9-18, J2.9-19); sent as `CreateAccount(email, password, first name, last name, proof, remember)` (J7-08). */
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

/** A password that was forgotten (J2.9-23); sent as `RequestNewPassword(email, proof)` (J7-10). */
export const recoveryForm = defineForm('RequestNewPassword', {
  'Forgot password': { Email: textField('Email', accountEmail) },
})

/** Another password (J2.9-06, J2.9-27); sent as `UpdatePassword(new password, current password)` (J7-14). */
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

/** Another e-mail (J2.9-28); sent as `UpdateEmail(new e-mail, current password)` (J7-16). */
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
