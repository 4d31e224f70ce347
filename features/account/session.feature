Feature: Session
  Applicants stay signed in while they use the site. They learn when their session ends, and lose nothing but what
  belongs to their account.

  Background:
    Given "Ada Moss" has an account
    And Ada is on the site

  Rule: An applicant is signed in while her browser keeps a token that has not expired

    @C3.8-01 @C3.8-02 @C4.1-01 @C2.2-26
    Example: Signed in for longer
      When Ada signs in to stay signed in
      Then Ada is known as "Ada Moss"
      And Ada's device keeps a token

    @C3.8-01 @C3.8-03
    Example: Signed in for now
      When Ada signs in
      Then Ada is known as "Ada Moss"
      And only Ada's tab keeps a token

    @C4.1-01 @C4.1-02 @J4.15-01
    Example: Coming back within the hour
      Given Ada has signed in to stay signed in
      When Ada opens the site again
      Then the visitor is signed in
      And Ada is known as "Ada Moss"

    @C4.1-01
    Example: Signing in in one tab signs in the others
      When Ada signs in in another tab
      Then Ada is known as "Ada Moss"

  Rule: The token is refreshed at the start of a visit and every hour

    @C4.1-06 @C7.2-01 @C7.2-04 @C7.2-03
    Example: At the start
      Given Ada has signed in to stay signed in
      When Ada opens the site again
      Then Ada's token has been refreshed 1 time
      And Ada's device keeps another token than before

    @C4.1-07 @C7.2-03 @C7.2-04 @C9-01 @J9-21
    Example: After an hour
      Given Ada has signed in
      When 60 minutes pass
      Then Ada's token has been refreshed 1 time
      And only Ada's tab keeps a token

    @C4.1-07 @C9-01 @J9-21
    Example: Not before
      Given Ada has signed in
      When 59 minutes pass
      Then Ada's token has been refreshed 0 times

    @C3.8-03 @C7.2-03
    Example: A copy of a tab goes on with the same session
      Given Ada has signed in
      And Ada has copied her tab
      When 2 minutes pass
      And Ada reads on
      Then the visitor is signed in

    @C7.2-05
    Example: A refresh that does not get through leaves the old token in place
      Given Ada has signed in to stay signed in
      When 60 minutes pass without a connection
      Then the visitor is signed in
      And Ada's device keeps the same token as before

  Rule: A visitor who signs out leaves nothing of the account behind

    @C4.1-03 @C4.1-04 @C2.2-30 @J4.15-02 @J4.15-03 @screen
    Example: Signing out
      Given Ada has signed in to stay signed in
      When Ada signs out
      Then nobody is signed in
      And the site does not know who Ada is
      And no token of Ada's is kept

    @C4.1-03
    Example: The other tabs follow
      Given Ada has signed in to stay signed in
      When Ada signs out in another tab
      Then nobody is signed in

    @J4.15-04
    Example: The saved jobs stay, for they belong to the device
      Given Ada has saved the job with the number "2"
      And Ada has signed in
      When Ada signs out
      Then the job with the number "2" is still saved

    @C2.2-31
    Example: Signing out leads to the home page
      Given Ada has signed in
      When Ada signs out
      Then Ada is on the page "/home"

  Rule: An applicant whose session has ended is told so, and is no longer signed in

    @C4.1-08 @J4.15-01
    Scenario Outline: A token that does not count
      Given <something else> is stored where Ada's token is kept
      When Ada opens the site again
      Then the session has ended
      And Ada is shown the warning "Your session has ended."
      And no token of Ada's is kept

      Examples:
        | something else                |
        | a token that has expired      |
        | something that is not a token |
        | a token of another signer     |
        | a token without a signature   |

    @C4.1-05.a @C4.1-08
    Example: The token expires in the middle of a visit
      Given Ada has signed in
      And 60 minutes have passed without a connection
      When 30 minutes pass
      Then the session has ended
      And the site does not know who Ada is

    @C4.1-08 @C6-11
    Example: The site ends the session, and what is open to all stays open
      Given Ada has signed in
      And the site has ended Ada's session
      When Ada reads on
      Then the session has ended
      And Ada finds what everybody may read

  Rule: Every tab is told that a session has ended, unless the visitor has signed out

    @C4.1-08 @C6-11
    Example: Another tab finds out first
      Given Ada has signed in to stay signed in
      And the site has ended Ada's session
      When Ada reads on in another tab
      Then the session has ended
      And Ada is shown the warning "Your session has ended."

    @C4.1-03
    Example: She has signed out in another tab
      Given Ada has signed in to stay signed in
      When Ada signs out in another tab
      Then nobody is signed in
      And no toast shows

  @C3.8-02
  Rule: An applicant whose browser cannot keep her signed in is signed in for this visit

    Example: Signed in for this visit
      Given Ada's browser keeps no token
      When Ada signs in to stay signed in
      Then Ada is shown the warning "Your browser could not keep you signed in."
      And Ada is known as "Ada Moss"
