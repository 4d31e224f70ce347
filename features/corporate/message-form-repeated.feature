Feature: Contact message, sent again
  A message whose answer gets lost may have arrived. Anyone who sends it again sends the same message, and the firm has it
  once.

  Background:
    Given Ada wants to write to the firm
    And Ada has written a whole message
    And the line to the site is slow
    And Ada has sent it
    And the proof is there

  Rule: A message that is sent again as it was is one message

    @C8-03
    Example: The firm had it all along
      Given what is sent arrives, but every answer is lost on its way
      When Ada sends it
      Then the message is sent
      And the firm has 1 mail
      And 1 proof was asked for

    @C8-03
    Example: The answers are lost twice
      Given what is sent arrives, but every answer is lost on its way
      And the line to the site is slow
      And Ada has sent it
      And what is sent arrives, but every answer is lost on its way
      When Ada sends it
      Then the message is sent
      And the firm has 1 mail

    @C8-03 @C8-07.a
    Example: The firm never had it
      Given what is sent is lost on its way
      When Ada sends it
      Then the message is sent
      And the firm has 1 mail
      And 1 proof was asked for

    @C8-03
    Example: What was corrected is put back
      Given what is sent arrives, but every answer is lost on its way
      And Ada corrects the Message to "Is there a reading room?"
      And Ada corrects the Message to "Is there a library?"
      When Ada sends it
      Then the message is sent
      And the firm has 1 mail

  Rule: What was corrected since is another message

    @C4.6-05
    Example: Another question
      Given what is sent arrives, but every answer is lost on its way
      And Ada corrects the Message to "Is there a reading room?"
      When Ada sends it
      Then the message is sent
      And the firm has 2 mails
      And 2 proofs were asked for

  Rule: A message that never arrived is sent with a new proof when the old one has run out

    @C4.6-05 @C6-03.a
    Example: A long pause
      Given what is sent is lost on its way
      And the proof has run out since
      When Ada sends it
      Then the message is sent
      And the firm has 1 mail
      And 2 proofs were asked for

    @C8-03
    Example: A long pause after which the firm had it all along
      Given what is sent arrives, but every answer is lost on its way
      And the proof has run out since
      When Ada sends it
      Then the message is sent
      And the firm has 1 mail
      And 1 proof was asked for
