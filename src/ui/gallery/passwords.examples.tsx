import { ExternalLink } from '#ui/anchor/anchor.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { PasswordStrength, type Strength } from '#ui/password-strength/password-strength.tsx'
import { Example, Examples } from './example.tsx'

const strengths: ReadonlyArray<Strength> = [
  { percent: 6.25, text: 'Very Weak', colour: 'red' },
  { percent: 43.75, text: 'Weak', colour: 'red' },
  { percent: 50, text: 'Medium', colour: 'orange' },
  { percent: 75, text: 'Strong', colour: 'green' },
  { percent: 100, text: 'Very Strong', colour: 'green' },
]

const passwordStrength = ({ length }: string) =>
  strengths.findLast((_, at) => length >= at * 4) ?? { percent: 0, text: 'Very Weak', colour: 'red' as const }

export function PasswordExamples() {
  return (
    <Examples title="Passwords" lead="Hidden until somebody wants to see them; a new one says how hard it is to guess.">
      <Example name="password field">
        <PasswordField id="gallery-current" label="Current Password" autoComplete="off" />
      </Example>
      <Example name="with strength, nothing written">
        <PasswordField label="Password" hint="8 to 64 characters." autoComplete="off" strength={passwordStrength} />
      </Example>
      <Example name="with strength and hint">
        <PasswordField
          label="New Password"
          hint="8 to 64 characters."
          defaultValue="seven larches"
          autoComplete="off"
          strength={passwordStrength}
        />
      </Example>
      <Example name="with strength, problem and a link">
        <PasswordField
          label="Another Password"
          defaultValue="correct horse battery staple"
          problem="Everybody knows this password from a comic."
          problemLink={{ text: 'Read the comic', href: 'https://example.com/comic' }}
          autoComplete="off"
          strength={passwordStrength}
        />
      </Example>
      <Example name="strengths" whole>
        {strengths.map((strength) => (
          <PasswordStrength key={strength.text} of={`${strength.text} password`} strength={strength} />
        ))}
      </Example>
      <Example name="link to another site">
        <ExternalLink href="https://example.com/">Another site</ExternalLink>
      </Example>
    </Examples>
  )
}
