import { listPartLinks, readHtml, listPartTexts } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ThankYouPage } from './thank-you-page.tsx'

function read(id: string, jobId = '') {
  const page = readHtml(renderToStaticMarkup(<ThankYouPage id={id} jobId={jobId} />))
  return {
    heading: listPartTexts(page, 'h1'),
    text: listPartTexts(page, 'p'),
    ask: listPartTexts(page, 'h2'),
    links: listPartLinks(page),
  }
}

const contactUs = ['Contact Us', '/contact']
const questionHeading = ['Have any questions?']

test('[C2.15-01][C2.15-02][C2.15-03][C2.15-04][C2.15-13] who has applied may complete the application', () => {
  expect(read('apply')).toEqual({
    heading: ['Thank you for submitting your resume!'],
    text: [
      'A confirmation email is on its way to you.',
      'It goes to the email address of your account. Our recruiters read what you sent, and your account shows where your application stands.',
      'You are welcome to add references, work history or education history to your application.',
    ],
    ask: questionHeading,
    links: [['My Application', '/account-management/application'], contactUs],
  })
})

test('[C2.15-05][C2.15-06] who has completed an application may look for more', () => {
  expect(read('application')).toEqual({
    heading: ['Thank you for submitting your application!'],
    text: ['We read every application and will get in touch with you.'],
    ask: questionHeading,
    links: [['My Application', '/account-management/application'], ['Find Careers!', '/careers/open'], contactUs],
  })
})

test('[C2.15-13] the thanks lead to the application that was submitted', () => {
  const addresses = ['apply', 'application'].map((id) => read(id, '6352').links[0]?.[1])
  expect(addresses).toEqual(Array(2).fill('/account-management/application?jobPostingID=6352'))
})

test('[C2.15-07][C2.15-08] who has written learns that it was passed on', () => {
  expect(read('contact')).toEqual({
    heading: ['Thank you for your interest in the firm!'],
    text: [
      'Your comments have been emailed to the appropriate personnel.',
      'The right person will answer within two business days.',
      'We have emailed you a reference. Please quote it if you write or call.',
    ],
    ask: questionHeading,
    links: [contactUs],
  })
})

test('[C2.15-09][C2.15-10][C2.15-13] anyone else is thanked for anything', () => {
  const generic = {
    heading: ['Thank you!'],
    text: [],
    ask: questionHeading,
    links: [['Find Careers!', '/careers/open'], ['View News and Events!', '/media'], contactUs],
  }
  expect([read('survey'), read('toString')]).toEqual([generic, generic])
})

test.each(['apply', 'application', 'contact', 'survey'])(
  '[C2.15-11][C2.15-12] %s: whoever is thanked is asked for questions, and led to the firm',
  (id) => {
    const { ask: asked, links } = read(id)
    expect([asked, links.at(-1)]).toEqual([['Have any questions?'], ['Contact Us', '/contact']])
  },
)
