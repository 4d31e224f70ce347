import { expect, test } from 'vitest'
import { emailKey, isRefusedAddress } from './email-addresses.ts'

test.each([
  ['no such mailbox', 'RCPT TO', 550, '550 No such user here', true],
  ['no such mailbox, by its enhanced code', 'RCPT TO', 550, '550 5.1.1 <ada@engine.example>: Recipient unknown', true],
  ['a mailbox that was closed', 'RCPT TO', 550, '550-5.2.1 The account is disabled', true],
  ['nobody by that name, without a code', 'RCPT TO', 550, '550 Unrouteable address', true],
  ['another server has it, perhaps', 'RCPT TO', 551, '551 User not local; please try <forward>', false],
  ['a relay that does not know this site, without a code', 'RCPT TO', 550, '550 relay not permitted', false],
  ['a list of senders', 'RCPT TO', 550, '550 rejected because 192.0.2.1 is in a black list', false],
  ['a sender that has no name', 'RCPT TO', 550, "550 5.1.7 Bad sender's mailbox address syntax", false],
  ['no name of a mailbox', 'RCPT TO', 553, '553 5.1.3 Bad recipient address syntax', true],
  ['a relay that does not know this site', 'RCPT TO', 550, '550 5.7.1 Relaying denied', false],
  ['a full mailbox', 'RCPT TO', 552, '552 5.2.2 Over quota', false],
  ['a mailbox that is full, told as 550', 'RCPT TO', 550, '550 5.2.2 Mailbox full', false],
  ['try again later', 'RCPT TO', 450, '450 4.2.1 Greylisted', false],
  ['a sender that is not taken', 'MAIL FROM', 550, '550 5.1.0 Sender rejected', false],
  ['a mail that is not taken', 'DATA', 550, '550 5.7.1 Message looks like spam', false],
  ['a password that is not taken', 'AUTH PLAIN', 535, '535 5.7.8 Authentication failed', false],
  ['a server that takes nothing', 'CONN', 554, '554 No SMTP service here', false],
])('%s', (_, command, responseCode, response, expected) => {
  expect(isRefusedAddress(Object.assign(new Error(response), { command, responseCode, response }))).toBe(expected)
})

test('a connection that breaks refuses nobody', () => {
  expect([isRefusedAddress(new Error('ECONNRESET')), isRefusedAddress(undefined)]).toEqual([false, false])
})

test('an address is known by what is seen of it', () => {
  const typed = [' Ada@Engine.example ', '\u202Aada@engine.example\u202C', '\uFEFFada@\u200Bengine.exam\u00ADple']
  expect(new Set(typed.map(emailKey))).toEqual(new Set(['ada@engine.example']))
})
