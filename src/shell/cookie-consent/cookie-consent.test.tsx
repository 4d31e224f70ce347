import { all, readHtml, textOf, textsOf } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CookieNotice } from './cookie-notice.tsx'

const noop = () => {}

const notice = (isClosing: boolean) =>
  readHtml(
    renderToStaticMarkup(
      <CookieNotice
        words={['Your choice', 'May we count?']}
        isClosing={isClosing}
        onDisableAll={noop}
        onAllowAll={noop}
        onManage={noop}
      />,
    ),
  )

test('[C4.2-08][C4.2-09] the notice offers both answers with the same look, and the preferences', () => {
  const buttons = all(notice(false), 'button')
  const [disable, allow] = buttons.map((button) => button.attributes['class'])
  expect(buttons.map(textOf)).toEqual(['Disable All', 'Allow All', 'Manage Preferences'])
  expect(allow).toEqual(disable)
})

test('once it is answered nothing in the notice can be pressed again', () => {
  expect(all(notice(true), 'button').map((button) => button.attributes['aria-disabled'])).toEqual([
    'true',
    'true',
    'true',
  ])
  expect(textsOf(notice(true), 'p')).toEqual(['Your choice', 'May we count?'])
})
