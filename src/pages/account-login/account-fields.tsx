import { paths } from '#addresses/paths.ts'
import { accountForms } from '#content/account-forms.ts'
import { forms } from '#contract/forms.ts'
import { knownPhraseProblem } from '#domain/forms/form-rules.ts'
import { ratePasswordStrength } from '#domain/passwords/password-strength.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { pair } from '#ui/form/form.css.ts'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { AccountFormName } from './account-login-page.tsx'
import * as styles from './account-login-page.css.ts'

type Bound = { id: string; name: string; label: string; problem: string | undefined }

type Props = {
  form: AccountFormName
  field: (name: never) => Bound
  currentPassword: string
}

const kinds: Readonly<Record<string, 'email' | 'text' | 'current' | 'new' | 'confirm'>> = {
  Email: 'email',
  ConfirmEmail: 'email',
  FirstName: 'text',
  LastName: 'text',
  Password: 'current',
  CurrentPassword: 'current',
  NewPassword: 'new',
  ConfirmPassword: 'confirm',
}

export function AccountFields({ form, field, currentPassword }: Props) {
  const names = Object.keys(forms[form].labels).filter((name) => name !== 'Remember')
  const renderField = (name: string) => (
    <AccountField key={name} form={form} {...field(name as never)} currentPassword={currentPassword} />
  )
  return (
    <>
      {names
        .filter((name) => name !== 'LastName')
        .map((name) =>
          name === 'FirstName' ? (
            <div key={name} className={pair}>
              {renderField('FirstName')}
              <div className={styles.lastName}>{renderField('LastName')}</div>
            </div>
          ) : (
            renderField(name)
          ),
        )}
      {'Remember' in forms[form].labels && <Remember form={form} {...field('Remember' as never)} />}
      {form === 'createAccount' && <Agreement />}
    </>
  )
}

const getHint = (form: AccountFormName, name: string) =>
  (accountForms.forms[form].hints as Readonly<Record<string, string | undefined>>)[name]

function AccountField({ form, currentPassword, ...field }: Bound & { form: AccountFormName; currentPassword: string }) {
  const kind = kinds[field.name]
  const text = { ...field, hint: getHint(form, field.name), 'aria-required': true }
  if (kind === 'text')
    return (
      <TextField
        {...text}
        hint={field.problem && text.hint}
        autoComplete={field.name === 'FirstName' ? 'given-name' : 'family-name'}
      />
    )
  if (kind === 'email')
    return (
      <TextField
        {...text}
        type="email"
        inputMode="email"
        autoComplete={form === 'updateEmail' ? 'email' : 'username'}
      />
    )
  if (kind === 'current')
    return (
      <PasswordField
        {...text}
        autoComplete="current-password"
        {...(field.name === 'CurrentPassword' && { defaultValue: currentPassword })}
      />
    )
  return (
    <PasswordField
      {...text}
      autoComplete="new-password"
      problemLink={field.problem === knownPhraseProblem ? accountForms.comic : undefined}
      {...(kind === 'new' && { strength: ratePasswordStrength })}
    />
  )
}

function Remember({ form, id, name, label }: Bound & { form: AccountFormName }) {
  const hint = getHint(form, name)
  return (
    <div>
      <Checkbox id={id} name={name} value={label} aria-describedby={`${id}-hint`}>
        {label}
      </Checkbox>
      <p id={`${id}-hint`} className={styles.underBox}>
        {hint}
      </p>
    </div>
  )
}

const Agreement = () => (
  <p className={styles.remark}>
    {accountForms.agreement.map((part) =>
      typeof part === 'string' ? (
        part
      ) : (
        <Anchor key={part.to} href={paths[part.to].to()}>
          {part.label}
        </Anchor>
      ),
    )}
  </p>
)
