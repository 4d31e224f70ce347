import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react'

export type CountedNumberProps = { value: number }

/** A number as it is written. */
export const writeNumber = (value: number) => value.toLocaleString('en-US')

const CounterContext = createContext<ComponentType<CountedNumberProps>>(({ value }) => writeNumber(value))

/** Lets the site put its running counter under every number that counts. */
export function CounterProvider({
  counter,
  children,
}: {
  counter: ComponentType<CountedNumberProps>
  children: ReactNode
}) {
  return <CounterContext value={counter}>{children}</CounterContext>
}

/** A number that counts up once it is seen: the plain final one unless a `CounterProvider` stands above it. */
export function CountedNumber(props: CountedNumberProps) {
  return createElement(use(CounterContext), { key: props.value, ...props })
}
