import { useState } from 'react'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import * as noticeStyles from '#ui/notice/notice.css.ts'
import { Notice, type NoticeTone } from '#ui/notice/notice.tsx'
import { OutcomeNotice } from '#ui/notice/outcome-notice.tsx'
import { PageLoadingBar } from '#ui/progress-bar/progress-bar.tsx'
import * as skeletonStyles from '#ui/skeleton/skeleton.css.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { StageStatus } from '#ui/stage-status/stage-status.tsx'
import { Example, Examples, listKeys } from './example.tsx'

const messages: Record<NoticeTone, [title: string, text: string]> = {
  info: ['The picnic has a roof', 'It moves to the pavilion when it rains.'],
  success: ['Your message is on its way', 'We answer within two working days.'],
  warning: ['This event is over', 'The slides are still here, and the next one is in spring.'],
  danger: ['Your message was not sent', 'What you wrote is still here. Try again in a minute, or call us.'],
}

export function FeedbackExamples() {
  return (
    <Examples title="Notices and waiting" lead="What happened and what to do; and the room that is held meanwhile.">
      {listKeys(noticeStyles.tone).map((tone) => (
        <Example key={tone} name={`notice, ${tone}`}>
          <Notice tone={tone} title={messages[tone][0]}>
            <p>{messages[tone][1]}</p>
          </Notice>
        </Example>
      ))}
      <Example name="notice, title alone">
        <Notice tone="success" title="Job saved" />
      </Example>
      <Example name="notice with an action" whole>
        <Notice tone="danger" title="The jobs could not be loaded">
          <p>Check your connection; nothing you chose is lost.</p>
          <ButtonLink href="#feedback" variant="text">
            Try again
          </ButtonLink>
        </Notice>
      </Example>
      <OutcomeExample />
      <Example name="how far an act is">
        <StageStatus words="Sending your message…" />
      </Example>
      <SkeletonStates />
      <ProgressExample />
    </Examples>
  )
}

function OutcomeExample() {
  const [isDone, setIsDone] = useState(false)
  return (
    <Example name="notice, after an act">
      <Button onClick={() => setIsDone(true)}>Withdraw</Button>
      {isDone && <OutcomeNotice tone="success" title="Withdrawn" message="You can apply again at any time." />}
    </Example>
  )
}

function SkeletonStates() {
  return (
    <>
      {listKeys(skeletonStyles.shape).map((shape) => (
        <Example key={shape} name={`skeleton, ${shape}`}>
          <Skeleton shape={shape} />
        </Example>
      ))}
      <Example name="skeleton, widths">
        <Stack gap="hair">
          {listKeys(skeletonStyles.width).map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </Stack>
      </Example>
      <Example name="skeleton, three lines">
        <Skeleton lines={3} />
      </Example>
    </>
  )
}

function ProgressExample() {
  const [active, setActive] = useState(false)
  return (
    <Example name="progress bar at the top of the page">
      <PageLoadingBar active={active} />
      <Button variant="secondary" aria-pressed={active} onClick={() => setActive(!active)}>
        Show progress
      </Button>
    </Example>
  )
}
