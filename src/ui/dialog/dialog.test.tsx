import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AlertDialog, Dialog } from './dialog.tsx'

const noop = () => {}

test('a dialog waits for the browser: the page of the server carries none, open or not', () => {
  expect(renderToStaticMarkup(<Dialog open onOpenChange={noop} title="Job alert" />)).toEqual('')
  expect(
    renderToStaticMarkup(<AlertDialog open title="Leave this page?" subtitle="Not sent." onCancel={noop} />),
  ).toEqual('')
})
