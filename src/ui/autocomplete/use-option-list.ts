import {
  useCombobox,
  type UseComboboxReturnValue,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
  type UseComboboxStateChangeTypes,
} from 'downshift'
import { useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react'

export type Option = { readonly value: string; readonly label: string }

const fold = (text: string) => text.trim().toLowerCase()

export const isSameText = (one: string, other: string): boolean => fold(one) === fold(other)

/** Exact match, else the only option after the first that contains it; null for none or several. */
export function findOption(options: ReadonlyArray<Option>, text: string): Option | null {
  const [, only = null, another] = isSameText(text, '') ? [] : filterOptions(options, text)
  return options.find(({ label }) => isSameText(label, text)) ?? (another ? null : only)
}

export function filterOptions(options: ReadonlyArray<Option>, typed: string): ReadonlyArray<Option> {
  const [any, ...others] = options
  const isStart = ({ label }: Option) => fold(label).startsWith(fold(typed))
  const holds = ({ label }: Option) => fold(label).includes(fold(typed))
  const held = [...others.filter(isStart), ...others.filter((option) => holds(option) && !isStart(option))]
  const namesAny = any !== undefined && fold(any.label).includes(fold(typed))
  return any && (held.length > 0 || namesAny) ? [any, ...held] : held
}

const { InputBlur, InputChange, ControlledPropUpdatedSelectedItem } = useCombobox.stateChangeTypes

const echoes: ReadonlyArray<UseComboboxStateChangeTypes> = [InputChange, ControlledPropUpdatedSelectedItem]

const getOptionLabel = (option: Option | null) => option?.label ?? ''

const leaveOnlyOptions =
  (options: ReadonlyArray<Option>) =>
  (state: UseComboboxState<Option>, { type, changes }: UseComboboxStateChangeOptions<Option>) => {
    if (type !== InputBlur) return changes
    const named = findOption(options, state.inputValue)
    return { ...changes, selectedItem: named, inputValue: getOptionLabel(named) }
  }

const findOptionLabel = (options: ReadonlyArray<Option>, chosen: string) =>
  getOptionLabel(options.find(({ value }) => value === chosen) ?? null)

/** Enter that does not end an IME composition, which Safari shows by `keyCode` 229 alone. */
const isEnter = ({ key, keyCode, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && keyCode !== 229 && !nativeEvent.isComposing

const selectAll = (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()

type Input = { id: string; options: ReadonlyArray<Option>; chosen: string }

/** Must be set in the same tick, or fast typing loses letters. */
function useText(options: ReadonlyArray<Option>, chosen: string) {
  const [text, setText] = useState(() => findOptionLabel(options, chosen))
  const [isTyped, setIsTyped] = useState(false)
  const [cleared, setCleared] = useState<string | null>(null)
  const typeText = (event: ChangeEvent<HTMLInputElement>) => {
    setIsTyped(true)
    setCleared(null)
    setText(event.currentTarget.value)
  }
  const take = (next: string, gone: string | null) => {
    setIsTyped(false)
    setCleared(gone?.trim() || null)
    setText(next)
  }
  return { text, isTyped, cleared, typeText, take }
}

type EnterKeyOptions = {
  list: UseComboboxReturnValue<Option>
  items: ReadonlyArray<Option>
  isKnown: boolean
  drop: () => void
}

const onEnter =
  ({ list, items, isKnown, drop }: EnterKeyOptions) =>
  (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isEnter(event) || (list.isOpen && list.highlightedIndex >= 0)) return
    // The library would let the key do nothing.
    Object.assign(event, { preventDownshiftDefault: true })
    const [, first, second] = isKnown ? [] : items
    if (first) event.preventDefault()
    if (second) {
      list.openMenu()
      list.setHighlightedIndex(1)
      return
    }
    list.closeMenu()
    if (first) list.selectItem(first)
    else if (!isKnown) drop()
  }

/** Enter and leaving take the only matching option. With several, Enter goes to the first, and leaving clears the text. */
export function useOptionList({ id, options, chosen }: Input) {
  const { text, isTyped, cleared, typeText, take } = useText(options, chosen)
  const items = filterOptions(options, isTyped ? text : '')
  const named = findOption(options, text)
  const list = useCombobox<Option>({
    id,
    items: [...items],
    inputValue: text,
    selectedItem: named,
    itemToString: getOptionLabel,
    stateReducer: leaveOnlyOptions(options),
    onStateChange: ({ type, inputValue }) => {
      if (inputValue === undefined || echoes.includes(type)) return
      take(inputValue, type === InputBlur && inputValue === '' ? text : null)
    },
  })
  const leave = () => {
    if (!list.isOpen) take(getOptionLabel(named), named ? null : text)
  }
  const input = list.getInputProps({
    id: `${id}-input`,
    onFocus: selectAll,
    onBlur: leave,
    onChange: typeText,
    onKeyDown: onEnter({ list, items, isKnown: isSameText(getOptionLabel(named), text), drop: () => take('', text) }),
  })
  return { list, input, items, named, text, cleared }
}
