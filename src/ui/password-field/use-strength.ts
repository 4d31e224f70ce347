import { useEffect, useRef, useState, type InputEvent } from 'react'
import type { Strength } from '#ui/password-strength/password-strength.tsx'

/** Judges a password that is not empty. */
export type Measure = (password: string) => Strength

const measured = (measure: Measure | undefined, password: unknown) =>
  measure && typeof password === 'string' && password !== '' ? measure(password) : null

/**
 * How hard the password of a control is to guess. The password itself stays in its control: what was typed before the page
 * was hydrated is read there.
 */
export function useStrength(measure: Measure | undefined, untouched: unknown) {
  const frame = useRef<HTMLDivElement>(null)
  const [strength, setStrength] = useState(() => measured(measure, untouched))
  useEffect(() => {
    setStrength(measured(measure, frame.current?.querySelector('input')?.value))
  }, [measure])
  return {
    frame,
    strength,
    onInput: ({ target }: InputEvent<HTMLElement>) => {
      if (target instanceof HTMLInputElement) setStrength(measured(measure, target.value))
    },
  }
}
