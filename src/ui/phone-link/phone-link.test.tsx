import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PhoneLink } from './phone-link.tsx'

test('a number that can be dialed is a link that dials it, and any other is read alone', () => {
  const numbers = ['(703) 555-0142 ext. 7', 'at the desk'].map((phone) =>
    renderToStaticMarkup(<PhoneLink phone={phone} />),
  )
  expect(numbers).toEqual(['<a href="tel:+17035550142;ext=7">(703) 555-0142 ext. 7</a>', '<span>at the desk</span>'])
})
