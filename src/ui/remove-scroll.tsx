import { forwardRef, type ElementType, type HTMLAttributes, type RefObject } from 'react'

type RemoveScrollProps = HTMLAttributes<HTMLElement> & {
  as?: ElementType
  enabled?: boolean
  allowPinchZoom?: boolean
  removeScrollBar?: boolean
  shards?: readonly (RefObject<HTMLElement | null> | HTMLElement)[]
}

/** Replaces `react-remove-scroll` in radix-ui (see vite.config.ts), whose injected `<style>` our CSP refuses. */
export const RemoveScroll = forwardRef<HTMLElement, RemoveScrollProps>(function RemoveScroll(props, ref) {
  const { as: Container = 'div', enabled, allowPinchZoom, removeScrollBar, shards, ...rest } = props
  return <Container {...rest} ref={ref} />
})
