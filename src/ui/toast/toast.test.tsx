import { createOutline } from '#ui/outline.testing.ts'
import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ToastList } from './toast-list.tsx'
import { ToastRegion, type ToastRegionProps } from './toast-region.tsx'

const noop = () => {}
const does = { onClose: noop, onUndo: noop, onHold: noop, onRelease: noop }
const show = (toasts: ToastRegionProps['toasts']) =>
  renderToStaticMarkup(
    <>
      <ToastList
        label="Notifications"
        toasts={toasts}
        regions={{ polite: createRef(), assertive: createRef() }}
        {...does}
      />
      <ToastRegion toasts={toasts} {...does} />
    </>,
  )

test('two live regions, one polite and one assertive, stand in the page before anything is told', () => {
  const regions = [...show([]).matchAll(/<span aria-live="(\w+)"[^>]*>([^<]*)<\/span>/g)]
  expect(regions.map(([, manner, words]) => [manner, words])).toEqual([
    ['polite', ''],
    ['assertive', ''],
  ])
})

test('a toast says what kind it is, its words, and how to close it', () => {
  const html = show([
    { id: 1, tone: 'success', title: 'Job saved' },
    { id: 2, tone: 'danger', title: 'Not sent', message: 'Try again.' },
  ])
  expect(createOutline(html).slice(0, 9)).toEqual([
    'list',
    '  item',
    '    img "Done"',
    '    paragraph "Job saved"',
    '    button "Close"',
    '  item',
    '    img "Error"',
    '    paragraph "Not sent"',
    '    paragraph "Try again."',
  ])
})

test('only a toast that tells of what can be taken back offers to undo it', () => {
  const buttons = [true, false].map((undo) =>
    createOutline(show([{ id: 1, tone: 'info', title: 'List cleared', undo }])).filter((line) =>
      line.includes('button'),
    ),
  )
  expect(buttons).toEqual([['    button "Undo"', '    button "Close"'], ['    button "Close"']])
})
