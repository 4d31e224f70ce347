import { readBottomSpace } from '#ui/theme/bottom-space.ts'
import { useEffect, useId, useLayoutEffect, useRef, type FormEvent } from 'react'
import { joinClassNames } from '#ui/class-names.ts'
import { Field } from '#ui/field/field.tsx'
import { control } from '#ui/field/field.css.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { checkIcon } from '#ui/icon/symbols/status.ts'
import { closeIcon, expandMoreIcon } from '#ui/icon/symbols/site-header.ts'
import { DebouncedStatus } from '#ui/debounced-status/debounced-status.tsx'
import { filterOptions, type Option, useOptionList } from './use-option-list.ts'
import * as styles from './autocomplete.css.ts'

export type ComboboxProps = {
  label: string
  name: string
  /** The first one stands for all and sends nothing: `{ value: '', label: 'Any' }`. */
  options: ReadonlyArray<Option>
  formatMissing?: (text: string) => string
  chosen: string
}

export function Combobox({ label, name, options, chosen, formatMissing = wasCleared }: ComboboxProps) {
  const id = useId()
  const { list, input, items, named, text, cleared } = useOptionList({ id, options, chosen })
  const missing = cleared && (filterOptions(options, cleared)[1] ? isInSeveral : formatMissing)(cleared)
  const clear = () => {
    list.selectItem(null)
    document.getElementById(input.id)?.focus()
  }
  return (
    <Field id={input.id} label={label}>
      <div className={styles.root}>
        <input
          {...input}
          {...useSubmitGuard(input.id, cleared ?? (named ? '' : text.trim()))}
          aria-labelledby={undefined}
          className={joinClassNames(control, styles.input)}
        />
        <input type="hidden" name={name} value={named?.value ?? ''} />
        {text !== '' && named !== options[0] && (
          <button type="button" className={styles.clear} onClick={clear}>
            <Icon drawing={closeIcon} size="small" label={`Clear ${label}`} />
          </button>
        )}
        <button type="button" {...list.getToggleButtonProps()} className={styles.toggle}>
          <Icon drawing={expandMoreIcon} label={`Options of ${label}`} />
        </button>
        <div className={styles.popup} ref={usePopupSide(list.isOpen)} hidden={!list.isOpen}>
          <ul {...list.getMenuProps({ 'aria-label': label })} className={styles.list}>
            {items.map((item, index) => (
              <li
                key={item.label}
                {...list.getItemProps({ item, index })}
                className={styles.option}
                data-highlighted={list.highlightedIndex === index || undefined}
              >
                {item.label}
                {item === named && <Icon drawing={checkIcon} size="small" />}
              </li>
            ))}
          </ul>
          {items.length === 0 && <p className={styles.none}>{noItemsMessage}</p>}
        </div>
        {missing && <p className={styles.notice}>{missing}</p>}
        <DebouncedStatus words={missing || formatOptionCount(list.isOpen, items.length)} />
      </div>
    </Field>
  )
}

/** Above the box where there is no room below it. */
function usePopupSide(isOpen: boolean) {
  const popup = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = popup
    const box = current?.parentElement?.getBoundingClientRect()
    if (!isOpen || !current || !box) return
    const { offsetTop = 0, height = innerHeight } = visualViewport ?? {}
    const below = offsetTop + height - readBottomSpace() - box.bottom
    current.toggleAttribute('data-above', below < current.offsetHeight && below < box.top)
  })
  return popup
}

const setValidityMessage = (field: Element | null, unknown: string) =>
  field instanceof HTMLInputElement && field.setCustomValidity(unknown)

/** Blocks one submit, so that the message is read first. @param unknown text that matches no option; '' for none */
function useSubmitGuard(id: string, unknown: string) {
  useEffect(() => void setValidityMessage(document.getElementById(id), unknown), [id, unknown])
  return {
    onInvalid: (event: FormEvent<HTMLInputElement>) => {
      event.preventDefault()
      event.currentTarget.focus()
      setValidityMessage(event.currentTarget, '')
    },
  }
}

const noItemsMessage = 'no items found'

const wasCleared = (text: string) => `“${text}” is not an option and was cleared.`

const isInSeveral = (text: string) => `“${text}” matches several options. Type more, or choose one.`

function formatOptionCount(isOpen: boolean, count: number): string {
  if (!isOpen) return ''
  if (count === 0) return noItemsMessage
  return count === 1 ? '1 option' : `${count} options`
}
