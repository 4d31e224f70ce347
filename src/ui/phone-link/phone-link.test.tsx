import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PhoneLink } from './phone-link.tsx'

test.each([
  ['(703) 555-0142', null, 'tel:+17035550142'],
  ['703.555.0142', '12', 'tel:+17035550142;ext=12'],
  ['1-703-555-0142', 'x 12', 'tel:+17035550142;ext=12'],
  ['+1 703 555 0142', '', 'tel:+17035550142'],
  ['(703) 555-0142 ext. 7', null, 'tel:+17035550142;ext=7'],
  ['(703) 555-0142 x7', '8', 'tel:+17035550142;ext=8'],
  ['+44 20 7946 0142', null, 'tel:+442079460142'],
  ['+44 (0)20 7946 0142', null, 'tel:+442079460142'],
])('the number %s with the extension %s is dialed as %s', (phone, extension, href) => {
  expect(renderToStaticMarkup(<PhoneLink phone={phone} extension={extension} />)).toBe(`<a href="${href}">${phone}</a>`)
})

test.each(['555-0142', '(703) 555-0142 or 555-0143', '1-800-TAMARACK', '+1 703 555', 'at the desk'])(
  '%s is no number that can be dialed, and no link',
  (phone) => {
    expect(renderToStaticMarkup(<PhoneLink phone={phone} />)).toBe(`<span>${phone}</span>`)
  },
)
