import { paths } from '#addresses/paths.ts'
import { firm } from '#content/firm.ts'
import { BrokenPage } from '#pages/broken/broken-page.tsx'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import { Component, type ReactNode } from 'react'
import type { Location } from 'react-router-dom'

type Props = { readonly broken: ReactNode; readonly location: Location; readonly children: ReactNode }
type State = { readonly isBroken: boolean; readonly location: Location }

/** Tries again at the next address. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { isBroken: false, location: this.props.location }

  static getDerivedStateFromError = () => ({ isBroken: true })

  static getDerivedStateFromProps = ({ location }: Props, state: State) =>
    state.location === location ? null : { isBroken: false, location }

  override render() {
    return this.state.isBroken ? this.props.broken : this.props.children
  }
}

/** Reloads: a browser may remember a failed script, and a new build has other script files. */
export const BrokenRoute = () => <BrokenPage onRetry={() => location.reload()} />

export const BrokenSite = () => (
  <>
    <SkipLink to="main">Skip to content</SkipLink>
    <header>
      <a href={paths.home.to()}>{firm.name}</a>
    </header>
    <main id="main" tabIndex={-1}>
      <BrokenRoute />
    </main>
  </>
)
