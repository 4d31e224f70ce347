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
      When Ben signs in in another tab of Ada's browser
      Then Ada is known as "Ben Birch"
      And the message is still there as it was written
