Feature: Sign in
  Applicants get to their account with their e-mail and password. Anyone who is not let in learns why, and what to do.

  Background:
    Given "Ada Moss" has an account
    And Ada is about to sign in

  Rule: The right e-mail and password let an applicant in

    @J1-15 @J4.12-04 @J5-14 @J8-04 @J7-05 @J7-06
    Example: Ada is let in
      When Ada gives her e-mail and password
      Then the visitor is let in
      And Ada is shown the confirmation "Signed-In!"
      And Ada is known as "Ada Moss"

    @J4.14-03
    Example: She wants to stay signed in
      When Ada gives her e-mail and password and wants to stay signed in
      Then Ada's device keeps a token

  Rule: A visitor who is not let in learns why

    @J4.12-06 @J8-01
    Example: A wrong password
      When Ada gives her e-mail and the password "larch"
      Then the visitor is not let in
      And Ada is told "You were NOT signed-in."
      And Ada is told "Your email or password was invalid."
      And no token of Ada's is kept

    @J4.12-06 @J8-01
    Example: An unknown e-mail gets the same answer
      When Ada gives the e-mail "eve@example.org" and her password
      Then the visitor is not let in
      And Ada is told "Your email or password was invalid."

    @J4.12-06 @J4.12-08 @J8-02
    Example: Five wrong passwords in a row
      Given someone has given 5 wrong passwords for Ada
      When Ada gives her e-mail and password
      Then the visitor is not let in
      And Ada is told "Too many login attempts."
      And Ada is told "Please wait a few minutes and try again."
      And no token of Ada's is kept

    @J8-03
    Example: The connection fails
      When Ada gives her e-mail and password, and the connection fails
      Then the attempt to sign in did not come through
      And Ada is told "Something went wrong"
      And Ada is told "Please try again later"

  @J4.12-08 @J8-02
  Rule: A visitor who is locked out may try again at once when her browser shows that no robot is at work

    A stranger's wrong passwords must not keep an applicant out of her own account.

    Background:
      Given Ada has been locked out

    Example: She is in a hurry
      When Ada asks to try again at once
      Then the visitor may try again at once
      And Ada is told "You may sign in again."

    Example: Then her password lets her in, and she need not type it again
      Given Ada has asked to try again at once, and been allowed to
      When Ada sends the form once more as it is
      Then the visitor is let in
      And Ada is known as "Ada Moss"

    Example: Then five wrong passwords lock her out again
      Given Ada has asked to try again at once, and been allowed to
      And someone has given 5 wrong passwords for Ada
      When Ada sends the form once more as it is
      Then the visitor is not let in
      And Ada is told "Too many login attempts."

    Example: While the check is under way
      When Ada asks to try again at once, and the answer takes its time
      Then the check for another attempt is under way
      And it cannot be sent now
      And Ada is told "Making sure you are not a robot..."
      And Ada is told "This takes a moment; there is nothing you need to do."

    Example: The connection fails
      When Ada asks to try again at once, and the connection fails
      Then the visitor is not let in
      And Ada is told "The check did not go through."
      And Ada is told "Try again now, or wait a few minutes and sign in."

    @screen
    Example: It works without a mouse and without sight
      When Ada asks with the keyboard to try again at once
      Then the visitor may try again at once
      And the focus is on "You may sign in again."

  Rule: What cannot be right is shown before anything is sent

    @J5-13.a @J5-15.a @J5-16.a
    Example: Nothing is filled in
      When Ada gives nothing
      Then the visitor is shown what to correct
      And the "Email" is marked "Field is required"
      And the "Password" is marked "Field is required"
      And nothing has been sent

    @J5-17.a
    Example: An e-mail address that is not one
      When Ada gives the e-mail "ada" and her password
      Then the visitor is shown what to correct
      And the "Email" is marked "Email format incorrect"
      And nothing has been sent

  Rule: One attempt is under way at a time

    @J4.14-02 @J8-31
    Example: While the answer is on its way
      When Ada gives her e-mail and password, and the answer takes its time
      Then the attempt to sign in is under way
      And Ada is told "Please Wait..."
      And Ada is told "Signing you in!"

  Rule: The form works without a mouse and without sight

    @J5-15.a @screen
    Example: What is wrong is read out first
      When Ada gives nothing
      Then the focus is on "Please complete form and fix any errors before submitting."

    @C2.1-18 @J2.9-30 @screen
    Example: Everything can be reached with the keyboard
      When Ada goes through the form with the keyboard
      Then Ada passes "Email", "Password", "Show Password", "Keep Me Logged In", "LOGIN"

    @C2.1-18 @J2.9-30 @screen
    Example: The password can be looked at
      Given Ada has written "larch on high ground" as the "Password"
      When Ada wants to see the "Password"
      Then Ada reads "larch on high ground" as the "Password"
