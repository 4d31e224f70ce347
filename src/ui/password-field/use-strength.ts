import { useCallback, useEffect, useRef, useState } from 'react'
import type { Strength } from '#ui/password-strength/password-strength.tsx'

export type Measure = (password: string) => Strength

const measured = (measure: Measure | undefined, password: unknown) =>
  measure && typeof password === 'string' && password !== '' ? measure(password) : null

/** Also read after hydration and on blur: some password managers send no input event. */
export function useStrength(measure: Measure | undefined, untouched: unknown) {
  const frame = useRef<HTMLDivElement>(null)
  const [strength, setStrength] = useState(() => measured(measure, untouched))
  const measureControl = useCallback(
    () => setStrength(measured(measure, frame.current?.querySelector('input')?.value)),
    [measure],
  )
  useEffect(measureControl, [measureControl])
  return { frame, strength, measureControl }
}
