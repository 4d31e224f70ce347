import type { FieldValue } from '#contract/form.ts'
import { capitalize } from '#domain/applications/form-in-words.ts'
import { CheckboxField } from '#ui/check-field/check-field.tsx'
import { holdInPlace } from '#ui/hold-in-place.ts'
import { RadioField } from '#ui/radio-field/radio-field.tsx'
import { TextArea, TextField } from '#ui/text-field/text-field.tsx'
import type { PartComponents, PartFlow } from './application-flow.ts'
import { ListedField, PresetField } from './listed-field.tsx'
import { createPartControl, type PartControl } from './part-control.ts'

type Props = PartFlow & { readonly field: string; readonly Choices: PartComponents['Choices'] }

const toText = (value: FieldValue) => (typeof value === 'string' ? value : '')

export function PartField({ Choices, ...flow }: Props) {
  const control = createPartControl(flow)
  const { input } = control
  if (input?.kind === 'choices') return <Tick control={control} option={input.options[0] ?? ''} />
  if (input?.kind === 'choice') return <Answer control={control} options={input.options} />
  const kind = control.control.of
  const preset = flow.snapshot.context.preset[flow.field]
  if (kind && preset !== undefined) return <PresetField {...{ control, kind, Choices, preset }} />
  if (kind) return <ListedField {...{ control, kind, Choices }} />
  return <Text control={control} />
}

type Drawing = { readonly control: PartControl }

const Tick = ({ control: { id, problem, value, isOff, choose }, option }: Drawing & { readonly option: string }) => (
  <CheckboxField
    id={id}
    label={option}
    problem={problem}
    isTicked={value.length > 0}
    readOnly={isOff}
    onTick={(isTicked) => {
      // A field above it may come or go with it.
      if (document.activeElement) holdInPlace(document.activeElement)
      choose(isTicked ? [option] : [])
    }}
  />
)

const Answer = ({ control, options }: Drawing & { readonly options: ReadonlyArray<string> }) => (
  <RadioField
    id={control.id}
    label={control.label}
    problem={control.problem}
    value={toText(control.value)}
    readOnly={control.isOff}
    options={options.flatMap((option) => (option === '' ? [] : { value: option, label: capitalize(option) }))}
    onChoose={control.choose}
  />
)

const getInputType = ({ id, control }: PartControl) => {
  if (id.endsWith('-Email')) return 'email'
  return control.autocomplete === 'tel' || id.endsWith('-Phone') ? 'tel' : 'text'
}

function Text({ control }: Drawing) {
  const { id, label, hint, problem, isNeeded, isOff, value, change, leave } = control
  const common = {
    id,
    label,
    problem,
    name: id,
    value: toText(value),
    readOnly: isOff,
    autoComplete: control.control.autocomplete ?? 'off',
    onBlur: leave,
    onChange: ({ currentTarget }: { currentTarget: { readonly value: string } }) => change(currentTarget.value),
    ...(hint && { hint }),
    ...(!isNeeded && { optional: true }),
  }
  return control.control.hasLines ? (
    <TextArea {...common} rows={6} />
  ) : (
    <TextField {...common} type={getInputType(control)} />
  )
}
