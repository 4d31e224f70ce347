import { profileForm } from '#contract/business-profile.ts'
import { messageFormMachine } from '#machines/message-form.machine.ts'
import { deaf } from '#machines/deaf.testing.ts'
import { all, readHtml, textOf } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { ProfileForm } from './profile-form.tsx'

const machine = messageFormMachine.provide({ actors: { holdPage: deaf(), watchDraft: deaf() } })
const snapshot = createActor(machine, { input: { form: 'profile' } }).getSnapshot()
const inOrder = (one: string, other: string) => one.localeCompare(other)
const page = readHtml(renderToStaticMarkup(<ProfileForm snapshot={snapshot} send={() => {}} isHydrated={false} />))

test('[C2.10-07] the form has the groups of the mail, in their order, and in each the same values', () => {
  const groups = all(page, 'fieldset').map((group) => {
    const names = ['input', 'textarea'].flatMap((name) => all(group, name))
    return [
      textOf(all(group, 'legend')[0]!),
      [...new Set(names.map(({ attributes }) => String(attributes['name'])))].sort(inOrder),
    ]
  })
  expect(groups).toEqual(profileForm.groups.map(({ title, names }) => [title, [...names].sort(inOrder)]))
})
