Feature: Contact message
  Anyone can write to the firm without an account, and without solving a puzzle to prove that they are not a robot. What
  was written is never lost to a mistake or to a connection that fails.

  Background:
    Given Ada wants to write to the firm

  Rule: A complete message reaches those who answer it

    @C4.6-06 @C4.6-07.a @C6-02.a @C7.2-10 @C7.2-11 @C3.6-01
    Example: A message about contracts
      Given Ada has written a complete message, with "Contracts" as the Subject
      When Ada sends it
      Then the message is sent
      And the firm has this e-mail for "contracts@tamarack.example", with replies to "ada@engine.example"
        """
        Name: Ada Lovelace
        Email: ada@engine.example
        Phone: 555-0100
        Subject: Contracts

        Is there a library?
        """

    @C3.6-02
    Example: A message about nothing in particular
      Given Ada has written a complete message
      When Ada sends it
      Then the message is sent
      And the firm has this e-mail for "info@tamarack.example", with replies to "ada@engine.example"
        """
        Name: Ada Lovelace
        Email: ada@engine.example
        Phone: 555-0100
        Subject: General

        Is there a library?
        """

    @C4.6-06
    Example: Afterwards there is nothing to lose
      Given Ada has written a complete message
      When Ada sends it
      Then the message is sent
      And the page can be left

  Rule: A message is sent only when nothing is wrong with it

    @C5-02 @C5-05 @C5-06
    Example: Nothing is written
      When Ada sends it
      Then the form is not sent and every problem is marked
      And these problems are marked
        | First Name | Please enter your first name                                         |
        | Last Name  | Please enter your last name. If you have one name, write it here too |
        | Email      | Please enter your email                                              |
        | Phone      | Please enter your phone number                                       |
        | Message    | Please enter your message                                            |
      And the firm has no e-mail

    @C5-04 @C8-10
    Example: An address without a domain
      Given Ada has written a complete message, with "ada@engine" as the Email
      When Ada sends it
      Then the only problem is with the Email: "Please enter a valid email"

    @C5-01 @C5-19
    Example: Spaces alone count as nothing
      Given Ada has written a complete message, with "   " as the Phone
      When Ada sends it
      Then the only problem is with the Phone: "Please enter your phone number"

    @C5-01
    Example: Spaces around something are not part of it
      Given Ada has written a complete message, with "  ada@engine.example " as the Email
      When Ada sends it
      Then the message is sent

    @C5-06
    Example: A problem that is solved is no longer marked
      Given Ada has written a complete message, with "ada@engine" as the Email
      And Ada has sent it
      When Ada corrects the Email to "ada@engine.example"
      Then nothing is marked
      And the form is ready to be sent

  Rule: While a message is on its way the page says so, and it cannot be sent again

    Background:
      Given Ada has written a complete message
      And the connection to the site is slow

    @C4.6-01.a @C4.6-02 @C4.6-03 @C4.6-04
    Example: The proof is being made
      When Ada sends it
      Then the browser is proving that no robot is at work
      And Ada is told "Please Wait..."
      And it cannot be sent now

    @C4.6-02 @C4.6-03
    Example: The message is on its way
      Given Ada has sent it
      When the proof is ready
      Then what is sent is on its way
      And the only notice is "Please Wait..."
      And it cannot be sent now

    @C4.6-11
    Example: Twice in a row
      Given Ada sends it twice in a row
      And the proof is ready
      When the firm accepts it
      Then the message is sent
      And the firm has 1 e-mail

    @C4.6-11
    Example: The notice goes when the reply comes
      Given Ada has sent it
      And the proof is ready
      When the firm accepts it
      Then the message is sent
      And there is no notice

  Rule: A message that could not be sent is not lost

    Background:
      Given Ada has written a complete message
      And the connection to the site is slow
      And Ada has sent it

    @C4.6-08 @C4.6-09 @C8-07.a @C8-08 @C4.6-01.a
    Example: The firm does not accept it
      Given the proof is ready
      When the firm does not accept it
      Then the form could not be sent and keeps its values
      And Ada is told "It would seem our email system is undergoing maintenance right now.  Please try again later."
      And the only notice is "Yikes, your email was not sent!"
      And the message is still there as it was written
      And it can be sent now

    @C8-07.a @C4.6-09
    Example: It is lost on the way
      Given the proof is ready
      When what is sent is lost on the way
      Then the form could not be sent and keeps its values
      And the message is still there as it was written

    @C8-03
    Example: Only the answer is lost
      Given the proof is ready
      When the firm accepts it but its answer is lost on the way
      Then the message is sent
      And the firm has 1 e-mail

    @C8-07.a @C6-03.a
    Example: There is no proof to be had
      When there is no proof to be had
      Then the form could not be sent and keeps its values
      And the firm has no e-mail
