import { jobAlertMachine } from '#machines/job-alert.machine.ts'
import { all, readHtml, getPartText, listPartTexts } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { initialTransition } from 'xstate'
import { JobAlert, type JobAlertProps } from './job-alert.tsx'

const search = { query: '', words: 'All jobs' }
const [{ context }] = initialTransition(jobAlertMachine, { genericId: 'generic', search })

function show(value: JobAlertProps['snapshot']['value'], firmName = 'Tamarack Research, Inc.') {
  const snapshot = jobAlertMachine.resolveState({ value, context })
  return readHtml(renderToStaticMarkup(<JobAlert snapshot={snapshot} send={() => {}} firmName={firmName} isHydrated />))
}

test('[J2.6-02][J2.6-04][J8-18] the button is off while a sign-up is under way, and on before and afterwards', () => {
  const isOff = (['idle', 'sending'] as const).map((state) =>
    all(show(state), 'button').map((button) => [getPartText(button), button.attributes['aria-disabled']]),
  )
  expect(isOff).toEqual([[['Sign Up', undefined]], [['Sign Up', 'true']]])
})

test.each(['Tamarack Research, Inc.', 'Larch & Sons'])(
  '[J8-21][J8-22] whoever signed up is thanked by %s',
  (firmName) => {
    const name = firmName.replace(/\.$/, '')
    expect(listPartTexts(show('thanked', firmName), 'p')).toContain(
      `Thank you for your interest in ${name}. You are now signed up. A confirmation email should arrive shortly.`,
    )
  },
)
