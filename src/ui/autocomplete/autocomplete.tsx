import { lazyImport } from '#lazy/lazy-loading.ts'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { SelectField } from '#ui/select-field/select-field.tsx'
import type { ComboboxProps } from './combobox.tsx'

export function Autocomplete(props: Omit<ComboboxProps, 'chosen'>) {
  const select = useRef<HTMLSelectElement>(null)
  const combobox = useCombobox(select)
  if (combobox) return <combobox.Show {...props} chosen={combobox.chosen} />
  return <SelectField ref={select} label={props.label} name={props.name} options={props.options} />
}

function useCombobox(select: { current: HTMLSelectElement | null }) {
  const [combobox, setCombobox] = useState<{ Show: ComponentType<ComboboxProps>; chosen: string } | null>(null)
  useEffect(() => {
    const unmounted = new AbortController()
    const loadCombobox = async () => {
      const { Combobox } = await lazyImport(() => import('./combobox.tsx'))
      const native = select.current
      if (unmounted.signal.aborted || !native) return
      const show = () => setCombobox({ Show: Combobox, chosen: native.value })
      if (document.activeElement === native)
        native.addEventListener('blur', show, { once: true, signal: unmounted.signal })
      else show()
    }
    // Without it the select does what it does.
    loadCombobox().catch(() => {})
    return () => unmounted.abort()
  }, [select])
  return combobox
}
