import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { all, getPartText, listPartLinks, readHtml } from '#ui/read-html.testing.ts'
import { AccountLoginPage, type AccountFormName } from './account-login-page.tsx'

const readAside = (form: AccountFormName, application: { title: string; text: string } | null = null) => {
  const page = readHtml(
    renderToStaticMarkup(
      <AccountLoginPage
        form={form}
        titleRef={createRef()}
        links={{ signIn: '/in', recovery: '/recovery', createAccount: '/new' }}
        application={application}
      >
        <form />
      </AccountLoginPage>,
    ),
  )
  const [aside] = all(page, 'aside')
  return aside && [all(aside, 'h2').map(getPartText)[0], listPartLinks(aside).map(([words]) => words)]
}

test('beside each form stands what becomes of it, or who needs none', () => {
  const forms = ['signIn', 'createAccount', 'recovery', 'updatePassword', 'updateEmail'] as const
  expect(forms.map((form) => [form, ...(readAside(form) ?? [])])).toEqual([
    ['signIn', 'Just looking?', ['Search All Careers']],
    ['createAccount', 'Just looking?', ['Search All Careers']],
    ['recovery', 'No email after a few minutes?', []],
    ['updatePassword', 'What happens then', []],
    ['updateEmail', 'What happens then', []],
  ])
})

test('who comes from a job reads what signing in is for', () => {
  const application = { title: 'Sign in for the job', text: 'It is kept.' }
  expect(readAside('signIn', application)).toEqual(['Sign in for the job', ['Search All Careers']])
  expect(readAside('updateEmail', application)?.[0]).toBe('What happens then')
})
