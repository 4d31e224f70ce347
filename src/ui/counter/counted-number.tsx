import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react'

export type CountedNumberProps = { value: number }

export const writeNumber = (value: number) => value.toLocaleString('en-US')

const CounterContext = createContext<ComponentType<CountedNumberProps>>(({ value }) => writeNumber(value))

export function CounterProvider({
  counter,
  children,
}: {
  counter: ComponentType<CountedNumberProps>
  children: ReactNode
}) {
  return <CounterContext value={counter}>{children}</CounterContext>
}

export function CountedNumber(props: CountedNumberProps) {
  return createElement(use(CounterContext), { key: props.value, ...props })
}
