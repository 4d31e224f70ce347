import { formMachine } from '#machines/form.machine.ts'
import { all, readHtml, getPartText } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { initialTransition } from 'xstate'
import { ContactForm, type ContactFormProps } from './contact-form.tsx'

const [{ context }] = initialTransition(formMachine, { form: 'contact' })

function show(value: ContactFormProps['snapshot']['value']) {
  const snapshot = formMachine.resolveState({ value, context })
  return readHtml(renderToStaticMarkup(<ContactForm snapshot={snapshot} send={() => {}} isHydrated />))
}

test('[C4.6-02] the button is off while a message is under way, and on before and afterwards', () => {
  const isOff = (['idle', 'sending', 'failed'] as const).map((state) =>
    all(show(state), 'button').map((button) => [getPartText(button), button.attributes['aria-disabled']]),
  )
  expect(isOff).toEqual([undefined, 'true', undefined].map((off) => [['Send Message', off]]))
})
