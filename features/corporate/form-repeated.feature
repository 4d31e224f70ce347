Feature: Contact message, sent again
  A message whose answer is lost may have arrived. Anyone who sends it again sends the same message, and the firm receives
  it once.

  Background:
    Given Ada wants to write to the firm
    And Ada has written a complete message
    And the connection to the site is slow
    And Ada has sent it
    And the proof is ready

  Rule: A message that is sent again unchanged is one message

    @C8-03
    Example: The firm had it all along
      Given what is sent arrives, but every answer is lost on the way
      When Ada sends it
      Then the message is sent
      And the firm has 1 e-mail
      And 1 proof was asked for

    @C8-03
    Example: The answers are lost twice
      Given what is sent arrives, but every answer is lost on the way
      And the connection to the site is slow
      And Ada has sent it
      And what is sent arrives, but every answer is lost on the way
      When Ada sends it
      Then the message is sent
      And the firm has 1 e-mail

    @C8-03 @C8-07.a
    Example: The firm never had it
      Given what is sent is lost on the way
      When Ada sends it
      Then the message is sent
      And the firm has 1 e-mail
      And 1 proof was asked for

    @C8-03
    Example: What was changed is changed back
      Given what is sent arrives, but every answer is lost on the way
      And Ada corrects the Message to "Is there a reading room?"
      And Ada corrects the Message to "Is there a library?"
      When Ada sends it
      Then the message is sent
      And the firm has 1 e-mail

  Rule: A message that was changed in the meantime is another message

    @C4.6-05
    Example: Another question
      Given what is sent arrives, but every answer is lost on the way
      And Ada corrects the Message to "Is there a reading room?"
      When Ada sends it
      Then the message is sent
      And the firm has 2 e-mails
      And 2 proofs were asked for

  Rule: A message that never arrived is sent with a new proof when the old one has expired

    @C4.6-05 @C6-03.a
    Example: A long pause
      Given what is sent is lost on the way
      And the proof has expired in the meantime
      When Ada sends it
      Then the message is sent
      And the firm has 1 e-mail
      And 2 proofs were asked for

    @C8-03
    Example: A long pause, and the firm had it all along
      Given what is sent arrives, but every answer is lost on the way
      And the proof has expired in the meantime
      When Ada sends it
      Then the message is sent
      And the firm has 1 e-mail
      And 1 proof was asked for
