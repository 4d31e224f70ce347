import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { ToastRegion } from '#ui/toast/toast-region.tsx'
import type { ToastNotice } from '#ui/toast/toast.tsx'
import { Example } from './example.tsx'

const samples: readonly Omit<ToastNotice, 'id'>[] = [
  { tone: 'info', title: 'Filters cleared', message: 'All 136 jobs are shown again.', undo: true },
  { tone: 'success', title: 'Job saved' },
  { tone: 'warning', title: 'This browser keeps no saved jobs', message: 'They last until you close this tab.' },
  { tone: 'danger', title: 'The job was not saved', message: 'Try again in a minute.' },
  { tone: 'info', title: 'Sending your application', busy: true },
]

const noop = () => {}

export function ToastExamples() {
  const [shown, setShown] = useState<readonly ToastNotice[]>([])
  const [count, setCount] = useState(1)
  const show = (sample: Omit<ToastNotice, 'id'>) => {
    setShown((toasts) => [...toasts, { ...sample, id: count }])
    setCount(count + 1)
  }
  return (
    <Example name="toasts" whole>
      <Cluster>
        {samples.map((sample) => (
          <Button key={sample.title} variant="secondary" onClick={() => show(sample)}>
            {sample.title}
          </Button>
        ))}
      </Cluster>
      <ToastRegion
        label="Gallery notifications"
        toasts={shown}
        onClose={(id) => setShown((toasts) => toasts.filter((toast) => toast.id !== id))}
        onUndo={(id) => setShown((toasts) => toasts.filter((toast) => toast.id !== id))}
        onHold={noop}
        onRelease={noop}
      />
    </Example>
  )
}
