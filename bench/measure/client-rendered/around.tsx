import { useState, type ReactNode } from 'react'

export const PageLayout = ({ children }: { children: ReactNode }) => (
  <>
    <nav>
      <details data-group="Careers">
        <summary>Careers</summary>
        <a href="/">Current Opportunities</a>
      </details>
      <details data-group="About">
        <summary>About</summary>
        <a href="/">Who we are</a>
      </details>
    </nav>
    <main>
      <h1>Current Opportunities</h1>
      <details>
        <summary>How we hire</summary>
        <p>We read every resume.</p>
      </details>
      <details>
        <summary>Whom we hire</summary>
        <p>People who ask why.</p>
      </details>
      {children}
    </main>
  </>
)

export function Consent() {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  return (
    <div style={{ position: 'fixed', bottom: 0, right: 0, background: 'white' }}>
      <p>May this site count visits?</p>
      <button onClick={() => setOpen(false)}>Disable All</button>
    </div>
  )
}
