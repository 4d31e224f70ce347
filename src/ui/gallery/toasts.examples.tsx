import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { Toast, ToastRegion, type ToastProps } from '#ui/toast/toast.tsx'
import { Example } from './example.tsx'

type Sample = Omit<ToastProps, 'onClose'> & { title: string }
type Shown = Sample & { number: number }

const samples: readonly Sample[] = [
  { tone: 'info', title: 'Filters cleared', message: 'All 136 jobs are shown again.' },
  { tone: 'success', title: 'Job saved' },
  { tone: 'warning', title: 'This browser keeps no saved jobs', message: 'They last until you close this tab.' },
  { tone: 'danger', title: 'The job was not saved', message: 'Try again in a minute.' },
  { title: 'Sending your application', busy: true, duration: null },
  {
    tone: 'success',
    title: 'Job removed',
    message: 'It stays here until you close it.',
    duration: null,
    action: { label: 'Put it back', onAction: () => {} },
  },
]

export function ToastExamples() {
  const [shown, setShown] = useState<readonly Shown[]>([])
  const [count, setCount] = useState(0)
  const show = (sample: Sample) => {
    setShown((toasts) => [...toasts, { ...sample, number: count }])
    setCount(count + 1)
  }
  const close = (number: number) => setShown((toasts) => toasts.filter((toast) => toast.number !== number))
  return (
    <Example name="toasts" whole>
      <Cluster>
        {samples.map((sample) => (
          <Button key={sample.title} variant="secondary" onClick={() => show(sample)}>
            {sample.title}
          </Button>
        ))}
      </Cluster>
      <ToastRegion label="Gallery notifications">
        {shown.map(({ number, ...toast }) => (
          <Toast key={number} {...toast} onClose={() => close(number)} />
        ))}
      </ToastRegion>
    </Example>
  )
}
