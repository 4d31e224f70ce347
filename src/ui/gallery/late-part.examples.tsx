import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { lazyComponent } from '#ui/late-part/late-part.tsx'
import { Example } from './example.tsx'

const Missing = lazyComponent(() => Promise.reject(new Error('It does not arrive.')))

export function LazyComponentExamples() {
  const [isWanted, setIsWanted] = useState(false)
  return (
    <Example name="late part">
      <Button variant="secondary" onClick={() => setIsWanted(true)}>
        A part that does not arrive
      </Button>
      {isWanted && <Missing onGiveUp={() => setIsWanted(false)} />}
    </Example>
  )
}
