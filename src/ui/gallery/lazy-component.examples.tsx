import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { createLazyComponent } from '#ui/lazy-component/lazy-component.tsx'
import { Example } from './example.tsx'

const Missing = createLazyComponent(() => Promise.reject(new Error('It does not arrive.')))

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
