import { outlineOf } from '#ui/outline.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ToastList } from './toast-list.tsx'
import { ToastRegion, type ToastRegionProps } from './toast-region.tsx'

const noop = () => {}
const given = { label: 'Notifications', onClose: noop, onHold: noop, onRelease: noop }
const say = (toasts: ToastRegionProps['toasts']) => renderToStaticMarkup(<ToastRegion {...given} toasts={toasts} />)

test('two live regions, one polite and one assertive, stand in the page before anything is told', () => {
  const regions = [...say([]).matchAll(/<span aria-live="(\w+)"[^>]*>([^<]*)<\/span>/g)]
  expect(regions.map(([, manner, words]) => [manner, words])).toEqual([
    ['polite', ''],
    ['assertive', ''],
  ])
})

test('a toast says what kind it is, its words, and how to close it; an error is announced assertively', () => {
  const toasts: ToastRegionProps['toasts'] = [
    { id: 1, tone: 'success', title: 'Job saved' },
    { id: 2, tone: 'danger', title: 'Not sent', message: 'Try again.' },
  ]
  const [, spoken = ''] = /aria-live="assertive"[^>]*>(.*)$/.exec(say(toasts)) ?? []
  expect(spoken.replaceAll(/<[^>]*>/g, '').trim()).toBe('Error: Not sent Try again.')
  expect(outlineOf(renderToStaticMarkup(<ToastList {...given} toasts={toasts} />)).slice(0, 9)).toEqual([
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
