Feature: A message and an account
  A message to the firm needs no account. What becomes of the account while somebody writes leaves her message alone.

  Background:
    Given "Ada Moss" has an account
    And Ada is on the site
    And Ada has signed in to stay signed in
    And Ada wants to write to the firm
    And Ada has written a complete message

  @C6-02.a
  Rule: What is written to the firm stays when the session ends, or another tab signs out or in

    Example: Her session ends
      Given the site has ended Ada's session
      When Ada reads on in another tab
      Then the session has ended
      And the message is still there as it was written

    Example: She signs out in another tab
      When Ada signs out in another tab
      Then nobody is signed in
      And the message is still there as it was written

    Example: Somebody else signs in there
      Given "Ben Birch" has an account
      When Ben signs in in another tab of Ada's browser while hers sleeps
      Then Ada is known as "Ben Birch"
      And the message is still there as it was written

  @C2.4-15
  Rule: Whoever wants to sign out while writing a message is asked first whether to leave the page

    Example: She is asked
      When Ada wants to sign out
      Then the visitor is asked whether to leave the page

    Example: She stays
      Given Ada has wanted to sign out
      When Ada answers "No"
      Then Ada is known as "Ada Moss"
      And the message is still there as it was written

  @C6-02.a @C4.6-11
  Rule: A message that is on its way arrives once, whatever becomes of the account or the page

    Background:
      Given Ada's message is on its way

    Example: She signs out in another tab meanwhile
      Given Ada has signed out in another tab
      When the firm accepts it
      Then the message is sent
      And the firm has 1 e-mail

    Example: Somebody else signs in there meanwhile
      Given "Ben Birch" has an account
      And Ben has signed in in another tab of Ada's browser while hers slept
      And Ada is on the page "/contact"
      When the firm accepts it
      Then the message is sent
      And the firm has 1 e-mail

    Example: Her session ends while it is on its way
      Given the site has ended Ada's session
      When the firm accepts it
      Then the message is sent
      And the firm has 1 e-mail

    Example: She goes to another page after all
      Given Ada has followed a link to the home page
      And Ada has answered "Yes"
      When the firm accepts it
      Then the firm has 1 e-mail

    Example: She signs out after all
      Given Ada has wanted to sign out
      And Ada has answered "Yes"
      When the firm accepts it
      Then the firm has 1 e-mail
