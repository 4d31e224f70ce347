import { CheckboxColumns } from '#ui/checkbox-columns/checkbox-columns.tsx'
import { FieldGroup } from '#ui/field-group/field-group.tsx'
import { Form, type FormProps } from '#ui/form/form.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { Example, Examples } from './example.tsx'

const words: FormProps['words'] = {
  name: 'An invitation',
  required: 'Every field marked with an asterisk (*) is required.',
  withoutJavaScript: 'Sending this form needs JavaScript.',
  restored: 'What you had written is here again.',
  broken: 'Not sent yet. Please correct this first:',
  button: 'Send',
  status: 'It goes to everybody on the list.',
}

const idleFormProps: Omit<FormProps, 'children'> = {
  words,
  isHydrated: true,
  isSending: false,
  status: null,
  problems: null,
  brokenRules: [],
  draft: null,
  onWrite: () => {},
  onSend: () => {},
}

const wrong = { title: 'Please complete this first.', attempt: 0, problems: [{ id: 'invited', message: 'Who is it?' }] }

export function FormExamples() {
  return (
    <Examples
      title="Forms that are sent as messages"
      lead="Their parts, what is wrong with them, and how far they are."
    >
      <Example name="form with parts, written before" whole>
        <Form {...idleFormProps} draft={{}}>
          <FieldGroup title="Guest" hint="As on the badge.">
            <TextField label="Guest" required />
          </FieldGroup>
          <FieldGroup title="Dishes">
            <CheckboxColumns name="dishes" options={['Soup', 'Salad', 'Bread', 'Cheese', 'Fruit']} />
          </FieldGroup>
        </Form>
      </Example>
      <Example name="form with problems">
        <Form {...idleFormProps} words={{ ...words, name: 'An invitation with problems' }} problems={wrong}>
          <TextField id="invited" label="Guest" required problem="Who is it?" />
        </Form>
      </Example>
      <Example name="form that breaks rules, while it is sent">
        <Form
          {...idleFormProps}
          words={{ ...words, name: 'An invitation that breaks rules' }}
          isSending
          brokenRules={[{ id: 'guests', message: 'A dinner has two guests at least.' }]}
        >
          <TextField id="guests" label="Guests" defaultValue="Ada" />
        </Form>
      </Example>
    </Examples>
  )
}
