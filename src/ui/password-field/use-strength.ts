import { useCallback, useEffect, useRef, useState } from 'react'
import type { Strength } from '#ui/password-strength/password-strength.tsx'

/** Judges a password that is not empty. */
export type Measure = (password: string) => Strength

const measured = (measure: Measure | undefined, password: unknown) =>
  measure && typeof password === 'string' && password !== '' ? measure(password) : null

/**
 * How hard the password of a control is to guess. The password itself stays in its control. It is read there also where
 * nothing says that it was written: before the page was hydrated, and by some password managers.
 */
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
