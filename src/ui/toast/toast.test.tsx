import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Toast, ToastRegion } from './toast.tsx'

test('toasts wait for the browser: the page of the server has no place for them', () => {
  const toast = <Toast title="Job saved" onClose={() => {}} />
  expect(renderToStaticMarkup(<ToastRegion>{toast}</ToastRegion>)).toEqual('')
})
