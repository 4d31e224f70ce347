Feature: Another password
  Applicants change their password when they like, and sign out whoever else is signed in with the old one. Nobody does it
  without knowing the current password.

  Background:
    Given "Ada Moss" has an account
    And Ada has signed in
    And Ada is about to change her password

  Rule: An applicant who knows her password can change it

    @J1-17 @J7-14 @J7-15 @J8-11 @J4.14-06
    Example: Ada changes it
      When Ada changes her password
      Then Ada is on the page "/account-management"
      And Ada is shown the confirmation "Password Updated!"
      And Ada is known as "Ada Moss"

    @J4.14-06
    Example: She was on her way somewhere
      Given Ada is about to change her password on her way to "/media"
      When Ada changes her password
      Then Ada is on the page "/media"

    @J1-17
    Example: From then on the new one lets her in
      Given Ada has changed her password, and signed out
      When Ada signs in with the new password
      Then the visitor is let in

    @J1-17
    Example: And the old one does not
      Given Ada has changed her password, and signed out
      When Ada gives her e-mail and password
      Then the visitor is not let in

    @J7-15 @J8-12 @J7-14 @J8-16
    Example: The current password is wrong
      When Ada changes her password, and gives "larch in the valley" as the current one
      Then an error beside the form says "Your password was NOT updated." and "We're sorry but we were unable to update your password at this time. Please try again in a few minutes."
      And what Ada wrote is still there
      And it can be sent now

  @J1-17
  Rule: The change ends every other session of the account, and the applicant stays signed in

    Example: Ben knew her old password
      Given Ben has signed in with Ada's e-mail and password
      And Ada has changed her password
      When Ben reads on
      Then the session has ended
      And the site does not know who Ben is

    Example: Ada can go on
      Given Ben has signed in with Ada's e-mail and password
      When Ada changes her password
      Then Ada is on the page "/account-management"
      And Ada is known as "Ada Moss"
      And only Ada's tab keeps a token

  Rule: An applicant sees how far it has got, and what became of it

    @J8-30 @J8-34 @J4.14-02
    Example: While it is changed
      Given the connection to the site is slow
      When Ada changes her password
      Then Ada is told "Please Wait..."
      And Ada is told "Updating Password"
      And it cannot be sent now

    @J8-12 @J8-37
    Example: The connection fails
      Given the connection to the site is slow
      And Ada is changing her password
      When what is sent is lost on the way
      Then an error beside the form says "Your password was NOT updated." and "We're sorry but we were unable to update your password at this time. Please try again in a few minutes."
      And what Ada wrote is still there
      And it can be sent now

    @J8-12 @J8-11
    Example: What she is told stays until she sends it again, which is enough
      Given the connection to the site is slow
      And Ada is changing her password
      And what is sent is lost on the way
      When Ada sends it
      Then Ada is on the page "/account-management"
      And Ada is shown the confirmation "Password Updated!"

  Rule: What cannot be right is shown before anything is sent

    @J5-13.b @J5-15.b @J5-16.b
    Example: Nothing is filled in
      When Ada sends it
      Then the form is not sent and every problem is marked
      And these problems are marked
        | Current Password | Field is required |
        | New Password     | Field is required |
        | Confirm Password | Field is required |
      And no "UpdatePassword" has been sent

    @J5-19
    Example: She confirms another
      Given Ada has filled in
        | Current Password | larch on high ground |
        | New Password     | birch by the lake    |
        | Confirm Password | birch by the river   |
      When Ada sends it
      Then these problems are marked
        | Confirm Password | Passwords must match |
      And no "UpdatePassword" has been sent

  Rule: The passwords that she writes stay with her

    @J8-37 @screen
    Example: Her browser keeps none of them
      Given the connection to the site is slow
      And Ada is changing her password
      When what is sent is lost on the way
      Then what Ada wrote is still there
      And Ada's browser keeps nothing of what she wrote

    @C4.1-04
    Example: Nor does the site when she comes back to the form
      Given Ada has written "larch on high ground" as the "Current Password"
      When Ada is about to change her password
      Then nothing is filled in

    @C4.1-04
    Example: Nor after she has signed out
      Given Ada has written "larch on high ground" as the "Current Password"
      And Ada has signed out
      And Ada has signed in
      When Ada is about to change her password
      Then nothing is filled in

    @C4.1-08
    Example: The form goes with the session
      Given the site has ended Ada's session
      When Ada changes her password
      Then the visitor may sign in
      And Ada is shown the warning "Your session has ended."
