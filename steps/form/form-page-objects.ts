import type { FormName } from '#contract/forms.ts'
import { walker } from '../account-login/accounts.ts'

/** Values by label; the chosen labels of a checkbox group are joined by ', '. */
export type LabelledValues = Readonly<Record<string, string>>

export type FormPageObject = {
  readonly address: string
  readonly name: string
  readonly button: string
  readonly labels: Readonly<Record<string, string>>
  readonly groups: ReadonlyArray<string>
  readonly boxes: ReadonlyArray<string>
  readonly codes: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly good: LabelledValues
  readonly free: string
}

export const messageSheets = {
  contact: {
    address: '/contact',
    name: 'Send us a message',
    button: 'Send Message',
    labels: {
      'First Name': 'FirstName',
      'Last Name': 'LastName',
      Email: 'Email',
      Phone: 'Phone',
      Subject: 'Subject',
      Message: 'Message',
    },
    groups: [],
    boxes: [],
    codes: {
      Subject: { General: 'general', Capabilities: 'capabilities', Contracts: 'contracts', 'Human Resources': 'hr' },
    },
    good: {
      'First Name': 'Ada',
      'Last Name': 'Lovelace',
      Email: 'ada@engine.example',
      Phone: '555-0100',
      Subject: 'General',
      Message: 'Is there a library?',
    },
    free: 'Message',
  },
  profile: {
    address: '/contracts/small-business/profile-form',
    name: 'Your profile',
    button: 'Submit',
    labels: {
      Company: 'Company',
      Address: 'Address',
      City: 'City',
      State: 'State',
      'ZIP Code': 'Zip',
      Website: 'Website',
      'Other Office Locations': 'OtherOfficeLocations',
      Name: 'POC',
      Title: 'POCTitle',
      Email: 'POCEmail',
      'Phone or Email': 'PhoneNumber',
      'DUNS Number': 'DUNSNumber',
      'Unique Entity ID': 'UniqueEntityIdNumber',
      'CAGE Code': 'CageCode',
      'NAICS Codes': 'NAICSCode',
      'GSA Schedules': 'GSASchedules',
      Classifications: 'SmallBusinessClassifications',
      Services: 'ServicesOffered',
      'Other Services': 'OtherServicesOffered',
      Customers: 'CustomersSupported',
      'Other Customers': 'OtherCustomersSupported',
    },
    groups: ['Classifications', 'Services', 'Customers'],
    boxes: [],
    codes: {},
    good: {
      Company: 'Analytical Engines',
      Name: 'Ada Lovelace',
      Title: 'Owner',
      Email: 'ada@engine.example',
      Classifications: 'Small, Women-Owned',
      Services: 'Cost Research, Training',
    },
    free: 'Other Customers',
  },
} as const satisfies Readonly<Record<string, FormPageObject>>

const remember = 'Keep Me Logged In'
const none = { groups: [], codes: {} } as const

const accountSheets = {
  signIn: {
    ...none,
    address: '/account-login',
    name: 'Account Sign In',
    button: 'LOGIN',
    labels: { Email: 'Email', Password: 'Password', [remember]: 'Remember' },
    boxes: [remember],
    good: { Email: walker.email, Password: walker.password, [remember]: remember },
    free: 'Email',
  },
  createAccount: {
    ...none,
    address: '/account-login?form=signUp',
    name: 'Create Account',
    button: 'SIGN UP',
    labels: {
      Email: 'Email',
      'Confirm Email': 'ConfirmEmail',
      'First Name': 'FirstName',
      'Last Name': 'LastName',
      Password: 'NewPassword',
      'Confirm Password': 'ConfirmPassword',
      [remember]: 'Remember',
    },
    boxes: [remember],
    good: {
      Email: 'nora@example.org',
      'Confirm Email': 'nora@example.org',
      'First Name': 'Nora',
      'Last Name': 'Birch',
      Password: 'birch by the lake',
      'Confirm Password': 'birch by the lake',
      [remember]: remember,
    },
    free: 'First Name',
  },
  recovery: {
    ...none,
    address: '/account-login?form=recovery',
    name: 'Forgot Password',
    button: 'EMAIL RECOVERY LINK',
    labels: { Email: 'Email' },
    boxes: [],
    good: { Email: walker.email },
    free: 'Email',
  },
  updatePassword: {
    ...none,
    address: '/account-login?form=newPass',
    name: 'Update Password',
    button: 'UPDATE PASSWORD',
    labels: {
      'Current Password': 'CurrentPassword',
      'New Password': 'NewPassword',
      'Confirm Password': 'ConfirmPassword',
    },
    boxes: [],
    good: {
      'Current Password': walker.password,
      'New Password': 'birch by the lake',
      'Confirm Password': 'birch by the lake',
    },
    free: 'Current Password',
  },
  updateEmail: {
    ...none,
    address: '/account-login?form=newEmail',
    name: 'Update Email',
    button: 'UPDATE EMAIL',
    labels: { 'New Email': 'Email', 'Confirm New Email': 'ConfirmEmail', 'Current Password': 'CurrentPassword' },
    boxes: [],
    good: {
      'New Email': 'wanda@elsewhere.example',
      'Confirm New Email': 'wanda@elsewhere.example',
      'Current Password': walker.password,
    },
    free: 'New Email',
  },
} as const satisfies Readonly<Record<string, FormPageObject>>

export const pageObjects: Readonly<Record<FormName, FormPageObject>> = { ...messageSheets, ...accountSheets }

export const isAccountForm = (form: FormName) => Object.hasOwn(accountSheets, form)

export function formQuery(form: FormName, more = '') {
  const [, asked = ''] = pageObjects[form].address.split('?')
  const query = [more, asked].filter(Boolean).join('&')
  return query === '' ? '' : `?${query}`
}
