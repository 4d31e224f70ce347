import { all, readHtml, getPartText, listPartTexts } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CookieKinds } from './cookie-panel.tsx'
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
  expect(buttons.map(getPartText)).toEqual(['Disable All', 'Allow All', 'Manage Preferences'])
  expect(allow).toEqual(disable)
})

test('once it is answered nothing in the notice can be pressed again', () => {
  expect(all(notice(true), 'button').map((button) => button.attributes['aria-disabled'])).toEqual([
    'true',
    'true',
    'true',
  ])
  expect(listPartTexts(notice(true), 'p')).toEqual(['Your choice', 'May we count?'])
})

const socialText = (feedSourceKind: 'networks' | 'ourselves' | 'nobody') =>
  listPartTexts(
    readHtml(
      renderToStaticMarkup(
        <CookieKinds feedSourceKind={feedSourceKind} isOn={() => false} isDecided onToggle={noop} />,
      ),
    ),
    'p',
  )[1]

test('[C4.2-15] what social media cookies are for is told as it is on this site', () => {
  expect(socialText('networks')).toBe(
    'Loads what other companies show on our media page: the feeds of LinkedIn, X or Facebook. Those companies then see that you read it, and may set cookies of their own.',
  )
  expect(socialText('ourselves')).toBe(
    'Shows the feeds on our media page. At present they come from this site alone: no other company is asked or learns anything.',
  )
  expect(socialText('nobody')).toBe(
    'Allows nothing at present: our media page has links to LinkedIn, X and Facebook, and loads nothing from them.',
  )
})
