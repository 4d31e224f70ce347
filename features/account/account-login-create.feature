Feature: Create an account
  Newcomers make an account with their e-mail, their name and a password, and are signed in at once. Anyone who is not
  given an account learns why, and loses nothing of what she wrote.

  Background:
    Given Nora is about to create an account

  Rule: A newcomer who creates an account is signed in, and goes on to where she wanted to go

    @J1-14 @J4.13-01 @J4.13-02 @J8-08 @J4.14-04
    Example: Nora creates an account
      When Nora asks for an account
      Then Nora is on the page "/account-management"
      And Nora is shown the confirmation "Account Created!"
      And Nora is known as "Nora Birch"
      And only Nora's tab keeps a token

    @J2.9-19 @J4.14-03 @J4.13-01
    Example: She wants to stay signed in
      When Nora asks for an account to stay signed in
      Then Nora is on the page "/account-management"
      And Nora's device keeps a token

    @J4.13-02 @J2.9-02
    Example: She was on her way to an application
      Given Nora is about to create an account on her way to "/account-management/apply/1"
      When Nora asks for an account
      Then Nora is on the page "/account-management/apply/1"

    @J1-14 @J7-08
    Example: The account opens again with the e-mail and the password that she gave
      Given Nora has created an account
      And Nora has signed out
      And Nora is about to sign in
      When Nora signs in with the new password
      Then the visitor is let in
      And Nora is known as "Nora Birch"

    @J1-14
    Example: It is opened by her password manager, which fills in both without a word
      Given Nora has created an account
      And Nora has signed out
      And Nora is about to sign in
      When her password manager fills in the sign-in form, and she signs in
      Then Nora is known as "Nora Birch"

    @J1-14 @screen
    Example: Her browser keeps nothing of what she wrote
      When Nora asks for an account to stay signed in
      Then Nora is on the page "/account-management"
      And Nora's device keeps a token
      And Nora's browser keeps nothing of what she wrote

  @J4.13-03 @J8-05 @J3-32 @J8-16
  Rule: An e-mail has one account, however it is written

    Scenario Outline: Ada has an account
      Given "Ada Moss" has an account
      When Nora asks for an account with the e-mail "<e-mail>"
      Then a warning beside the form says "Account Not Created." and "An account already exists with that email address."
      And no token of Nora's is kept
      And what Nora wrote is still there

      Examples:
        | e-mail              |
        | ada@example.org     |
        | ADA@Example.ORG     |

    Example: Nora's own account is not made twice with blanks around its e-mail
      Given Nora has created an account
      And Nora has signed out
      And Nora is about to create an account
      When Nora asks for an account with the e-mail "  NORA@example.org "
      Then a warning beside the form says "Account Not Created." and "An account already exists with that email address."

    Example: Ada's account stays as it was
      Given "Ada Moss" has an account
      And Nora has asked for an account with the e-mail "ada@example.org"
      And Ada is about to sign in
      When Ada gives her e-mail and password
      Then the visitor is let in
      And Ada is known as "Ada Moss"

  Rule: Each time that someone asks for an account, there is a new check for robots

    @J2.9-21 @J5-30 @J8-07 @J8-37
    Example: Without the check nothing is sent
      Given the connection to the site is slow
      And Nora has asked for an account
      When there is no proof to be had
      Then an error beside the form says "Something went wrong" and "Please try again later"
      And no "CreateAccount" has been sent
      And it can be sent now

    @J4.13-04 @J4.13-05 @J8-06 @J5-30 @J3-32
    Example: Someone tampers with the check
      Given someone tampers with the proof
      When Nora asks for an account
      Then an error beside the form says "Please try again" and "Invalid Recaptcha"
      And no token of Nora's is kept
      And what Nora wrote is still there

    @J4.14-05
    Example: The second time counts by itself
      Given "Ada Moss" has an account
      And Nora has asked for an account with the e-mail "ada@example.org"
      And a warning beside the form says "Account Not Created." and "An account already exists with that email address."
      When Nora asks for an account with the e-mail "nora@example.org"
      Then Nora is on the page "/account-management"
      And 2 proofs were asked for

  Rule: A newcomer sees how far it has got, and what became of it

    @J8-30 @J8-32 @J4.14-02
    Example: While the account is made
      Given the connection to the site is slow
      And Nora has asked for an account
      When the proof is ready
      Then Nora is told "Please Wait..."
      And Nora is told "Creating a New Account"
      And it cannot be sent now

    @J8-07 @J8-37 @screen
    Example: The connection fails, and she can send it again
      Given the connection to the site is slow
      And Nora has asked for an account
      When what is sent is lost on the way
      Then an error beside the form says "Something went wrong" and "Please try again later"
      And what Nora wrote is still there
      And it can be sent now

    @J8-07 @J8-05
    Example: The account was made, but the answer was lost
      Given the connection to the site is slow
      And Nora has asked for an account
      And the proof is ready
      And the firm accepts it but its answer is lost on the way
      When Nora asks for an account again
      Then a warning beside the form says "Account Not Created." and "An account already exists with that email address."

    @J4.14-02
    Example: She sends it twice in a row
      Given Nora has written all that a new account needs
      When Nora sends it twice in a row
      Then Nora is on the page "/account-management"
      And one "CreateAccount" has been sent
