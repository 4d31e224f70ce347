Feature: Another e-mail
  Applicants change the e-mail that they sign in with, and are told so at both addresses. Nobody does it without
  knowing the password.

  Background:
    Given "Ada Moss" has an account
    And Ada has signed in
    And Ada is about to change her e-mail

  Rule: An applicant who knows her password can change her e-mail

    @J1-18 @J7-16 @J7-17 @J8-13 @J4.14-06
    Example: Ada changes it
      When Ada changes her e-mail to "ada@moss.example"
      Then Ada is on the page "/account-management"
      And Ada is shown the confirmation "Email Updated!"
      And Ada is known as "Ada Moss"

    @J4.14-06
    Example: She was on her way somewhere
      Given Ada is about to change her e-mail on her way to "/media"
      When Ada changes her e-mail to "ada@moss.example"
      Then Ada is on the page "/media"

    @J1-18
    Example: From then on she signs in with the new one
      Given Ada has changed her e-mail to "ada@moss.example", and signed out
      When Ada gives the e-mail "ada@moss.example" and her password
      Then the visitor is let in

    @J1-18
    Example: And not with the old one
      Given Ada has changed her e-mail to "ada@moss.example", and signed out
      When Ada gives her e-mail and password
      Then the visitor is not let in

    @J7-12
    Example: Both addresses are told
      When Ada changes her e-mail to "ada@moss.example"
      Then Ada is on the page "/account-management"
      And a mail to "ada@example.org" says "The account on our website that had this email address has another one now."
      And a mail to "ada@moss.example" says "Please confirm that it is yours."

    @J7-17 @J8-15 @J7-16
    Example: The password is wrong
      When Ada changes her e-mail to "ada@moss.example", and gives "larch in the valley" as her password
      Then an error beside the form says "Your email was NOT updated." and "We're sorry but we were unable to update your email at this time. Please try again in a few minutes."
      And what Ada wrote is still there
      And there is no mail to "ada@moss.example"

  @J7-17 @J8-14 @J8-16
  Rule: An e-mail that is in use cannot be taken

    Scenario Outline: Nora has it
      Given "Nora Birch" has an account
      When Ada changes her e-mail to "<e-mail>"
      Then a warning beside the form says "Email was NOT changed." and "This email is already in use."
      And what Ada wrote is still there
      And there is no mail to "nora@example.org"

      Examples:
        | e-mail             |
        | nora@example.org   |
        | NORA@Example.org   |

    Example: What she is told stays while she writes another
      Given "Nora Birch" has an account
      And Ada is changing her e-mail to "nora@example.org"
      And a warning beside the form says "Email was NOT changed." and "This email is already in use."
      When Ada has written "ada@moss.example" as the "New Email"
      Then a warning beside the form says "Email was NOT changed." and "This email is already in use."
      And it can be sent now

  @J1-18
  Rule: The change ends every other session of the account, and the applicant stays signed in

    Example: Ben is signed in with her password
      Given Ben has signed in with Ada's e-mail and password
      And Ada has changed her e-mail to "ada@moss.example"
      When Ben reads on
      Then the session has ended
      And the site does not know who Ben is

    Example: Ada can go on
      Given Ben has signed in with Ada's e-mail and password
      When Ada changes her e-mail to "ada@moss.example"
      Then Ada is on the page "/account-management"
      And Ada is known as "Ada Moss"

  Rule: An applicant sees how far it has got, and what became of it

    @J8-30 @J8-35 @J4.14-02
    Example: While it is changed
      Given the connection to the site is slow
      When Ada changes her e-mail to "ada@moss.example"
      Then Ada is told "Please Wait..."
      And Ada is told "Updating Email"
      And it cannot be sent now

    @J8-15 @J8-37 @screen
    Example: The connection fails
      Given the connection to the site is slow
      And Ada is changing her e-mail to "ada@moss.example"
      When what is sent is lost on the way
      Then an error beside the form says "Your email was NOT updated." and "We're sorry but we were unable to update your email at this time. Please try again in a few minutes."
      And what Ada wrote is still there
      And it can be sent now

  Rule: What cannot be right is shown before anything is sent

    @J5-13.b @J5-15.b @J5-16.b
    Example: Nothing is filled in
      When Ada sends it
      Then the form is not sent and every problem is marked
      And these problems are marked
        | New Email         | Field is required |
        | Confirm New Email | Field is required |
        | Current Password  | Field is required |
      And no "UpdateEmail" has been sent

    @J5-17.b
    Example: An e-mail that is not one
      When Ada changes her e-mail to "ada@moss"
      Then the form is not sent and every problem is marked
      And these problems are marked
        | New Email | Email format incorrect |
      And no "UpdateEmail" has been sent

    @J5-18
    Example: She confirms another
      When Ada changes her e-mail to "ada@moss.example", and gives "ada@mos.example" to confirm it
      Then the form is not sent and every problem is marked
      And these problems are marked
        | Confirm New Email | Email addresses must match |
      And no "UpdateEmail" has been sent
