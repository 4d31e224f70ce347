import { forwardRef, type ElementType, type HTMLAttributes, type RefObject } from 'react'

type RemoveScrollProps = HTMLAttributes<HTMLElement> & {
  as?: ElementType
  enabled?: boolean
  allowPinchZoom?: boolean
  removeScrollBar?: boolean
  shards?: readonly (RefObject<HTMLElement | null> | HTMLElement)[]
}

/**
 * Stands in for the package `react-remove-scroll` inside radix-ui (vite.config.ts swaps it): renders its child and
 * locks nothing, because the package's injected `<style>` is refused by our Content-Security-Policy.
 */
export const RemoveScroll = forwardRef<HTMLElement, RemoveScrollProps>(function RemoveScroll(props, ref) {
  const { as: Container = 'div', enabled, allowPinchZoom, removeScrollBar, shards, ...rest } = props
  return <Container {...rest} ref={ref} />
})
