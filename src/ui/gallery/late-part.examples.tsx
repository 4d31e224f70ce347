import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { lazyComponent } from '#ui/lazy-component/lazy-component.tsx'
import { Example } from './example.tsx'

const Missing = lazyComponent(() => Promise.reject(new Error('It does not arrive.')))

export function LazyComponentExamples() {
  const [isRequested, setIsRequested] = useState(false)
  return (
    <Example name="late part">
      <Button variant="secondary" onClick={() => setIsRequested(true)}>
        A part that does not arrive
      </Button>
      {isRequested && <Missing onDismiss={() => setIsRequested(false)} />}
    </Example>
  )
}
