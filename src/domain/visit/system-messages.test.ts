import { expect, test } from 'vitest'
import { messageKey, messageTone, unseenMessages, messageText } from './system-messages.ts'

const message = (Message: string, MessageType: string | null = null) => ({
  SystemMessage_ID: '1',
  Message,
  MessageType,
})

test('[C3.3-03] the types info, success, warning and error have tones of their own, all else is info', () => {
  const types = ['info', 'success', 'Warning ', 'ERROR', 'shout', '', 'constructor', null]
  expect(types.map((type) => messageTone(message('Hello', type)))).toEqual([
    'info',
    'success',
    'warning',
    'danger',
    'info',
    'info',
    'info',
    'info',
  ])
})

test('HTML in a message is told as the text it holds', () => {
  expect(messageText(message('<p>We are <b>closed</b> on Monday &amp; Tuesday<script>alert(1)</script></p>'))).toBe(
    'We are closed on Monday & Tuesday',
  )
})

test('a message that was seen or says nothing does not come, other words under its id do', () => {
  const seen = [messageKey(message('Closed on Monday'))]
  const all = [message('Closed on Monday'), message('Closed on Tuesday'), message('<br>')]
  expect(unseenMessages(all, seen).map(messageText)).toEqual(['Closed on Tuesday'])
})
