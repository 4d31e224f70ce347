Feature: A forgotten password
  Applicants who have forgotten their password get a temporary one by mail, and set another with it. Nobody learns from
  this who has an account.

  Background:
    Given "Ada Moss" has an account
    And Ada is about to ask for a new password

  Rule: Whoever asks for a new password is told that a mail is on its way, and only an applicant gets one

    @J1-16 @J7-10 @J7-11 @J7-12 @J8-09 @J4.14-01
    Example: Ada has an account
      When Ada asks for a new password with the e-mail "ada@example.org"
      Then the visitor may sign in
      And Ada is shown the confirmation "Please check your inbox!"
      And Ada is told "Your password reset email has been sent."
      And the mail to "ada@example.org" brings a temporary password, and an address to sign in at

    @J7-12
    Example: She writes her e-mail in capitals, with a blank behind it
      When Ada asks for a new password with the e-mail "ADA@Example.org "
      Then the visitor may sign in
      And the mail to "ada@example.org" brings a temporary password, and an address to sign in at

    @J7-13
    Example: An address without an account is answered the same, and gets no mail
      When Ada asks for a new password with the e-mail "eve@example.org"
      Then the visitor may sign in
      And Ada is shown the confirmation "Please check your inbox!"
      And Ada is told "Your password reset email has been sent."
      And there is no mail to "eve@example.org"

  Rule: The password from the mail lets an applicant in once, and she sets another

    @J4.12-01 @J4.12-02 @J4.12-07 @J2.9-26
    Example: She signs in with it
      Given Ada has asked for a new password
      When Ada signs in with the password from her mail
      Then the applicant may set another password
      And Ada is told "You must set a new password."
      And only Ada's tab keeps a token

    @J4.12-03 @screen
    Example: It is filled in as the current one
      Given Ada has asked for a new password
      When Ada signs in with the password from her mail
      Then the applicant may set another password
      And the password from her mail is filled in as the "Current Password"

    @J1-16 @J4.12-09 @J4.12-03
    Example: She sets another, and goes on to her account
      Given Ada has asked for a new password
      And Ada has signed in with the password from her mail
      When Ada sets a new password
      Then Ada is on the page "/account-management"
      And Ada is shown the confirmation "Password Updated!"

    @J4.12-09 @J4.14-01
    Example: She was on her way to an application, and comes there
      Given Ada is about to ask for a new password on her way to "/account-management/apply/1"
      And Ada has asked for a new password
      And Ada has signed in with the password from her mail
      When Ada sets a new password
      Then Ada is on the page "/account-management/apply/1"

    @J4.12-07
    Example: It was used before by someone who reads her mail
      Given Ada has asked for a new password
      And Ben has signed in with the password from Ada's mail
      When Ada signs in with the password from her mail
      Then a warning beside the form says "Your temporary password has already been used." and "Ask for another one, or sign in with your old password."
      And no token of Ada's is kept

    @J4.12-07
    Example: It has run out
      Given Ada is on the site
      And Ada is about to ask for a new password
      And Ada has asked for a new password
      And 31 minutes have passed
      When Ada signs in with the password from her mail
      Then a warning beside the form says "Your temporary password has expired." and "Ask for another one, or sign in with your old password."

  @J4.12-07
  Rule: The old password is good until the temporary one is used

    Example: Someone has asked in her name, and she still knows the old one
      Given Ada has asked for a new password
      When Ada gives her e-mail and password
      Then the visitor is let in

    Example: The temporary one was used
      Given Ada has asked for a new password
      And Ben has signed in with the password from Ada's mail
      When Ada gives her e-mail and password
      Then the visitor is not let in
      And Ada is told "Your email or password was invalid."

  @J7-12
  Rule: An applicant who has not confirmed her e-mail chooses by the password whether her account stays as it is

    Example: The mail asks her
      When Ada asks for a new password with the e-mail "ada@example.org"
      Then a mail to "ada@example.org" says "If it was not you, sign in with this one instead."

    Example: Once it is confirmed, the mail asks no more
      Given Ada's e-mail is confirmed
      When Ada asks for a new password with the e-mail "ada@example.org"
      Then a mail to "ada@example.org" says "Until you use it, your old password works too."

  Rule: An applicant sees how far it has got, and what became of it

    @J8-30 @J8-33 @J4.14-02
    Example: While she asks
      Given the connection to the site is slow
      And Ada is asking for a new password with the e-mail "ada@example.org"
      When the proof is ready
      Then Ada is told "Please Wait..."
      And Ada is told "Requesting New Password"
      And it cannot be sent now

    @J5-31 @J2.9-24 @J8-10
    Example: Without the check for robots nothing is sent
      Given the connection to the site is slow
      And Ada is asking for a new password with the e-mail "ada@example.org"
      When there is no proof to be had
      Then an error beside the form says "Your password reset email was not sent!" and "We're sorry but we were unable to reset your password at this time. Please try again in a few minutes."
      And no "RequestNewPassword" has been sent

    @J5-31 @J8-10 @J7-11
    Example: Someone tampers with the check
      Given someone tampers with the proof
      When Ada asks for a new password with the e-mail "ada@example.org"
      Then an error beside the form says "Your password reset email was not sent!" and "We're sorry but we were unable to reset your password at this time. Please try again in a few minutes."
      And there is no mail to "ada@example.org"

    @J8-10 @J8-37
    Example: The connection fails
      Given the connection to the site is slow
      And Ada is asking for a new password with the e-mail "ada@example.org"
      When what is sent is lost on the way
      Then an error beside the form says "Your password reset email was not sent!" and "We're sorry but we were unable to reset your password at this time. Please try again in a few minutes."
      And what Ada wrote is still there
      And it can be sent now

  @J5-13.b @J5-15.b @J5-16.b @J5-17.b
  Rule: What cannot be right is shown before anything is sent

    Scenario Outline: The e-mail
      When Ada asks for a new password with the e-mail "<e-mail>"
      Then the form is not sent and every problem is marked
      And the "Email" is marked "<problem>"
      And no "RequestNewPassword" has been sent

      Examples:
        | e-mail | problem                |
        |        | Field is required      |
        | ada    | Email format incorrect |
