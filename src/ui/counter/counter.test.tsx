import { createOutline } from '#ui/outline.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CountedNumber, CounterProvider } from './counted-number.tsx'
import { Counter } from './counter.tsx'

test('[C2.6-30] before the page is hydrated, and read aloud at any time, a number that counts is the final one', () => {
  const midwayClock = { now: () => 620, subscribe: () => () => {} }
  const Running = ({ value }: { value: number }) => <Counter value={value} counting={midwayClock} onView={() => {}} />
  expect([
    renderToStaticMarkup(<CountedNumber value={1240} />),
    createOutline(
      renderToStaticMarkup(
        <CounterProvider counter={Running}>
          <CountedNumber value={1240} />
        </CounterProvider>,
      ),
    ),
  ]).toEqual(['1,240', ['text "1,240"']])
})
