Feature: Links in the mails about an account
  Applicants confirm their e-mail by a link in a mail, and take a change of it back that was not theirs. Mail programs
  that open links by themselves do neither, and nobody confirms the account of a stranger who gave her address.

  Background:
    Given Nora is about to create an account
    And Nora has created an account

  Rule: A link does nothing until its reader says yes to it

    @J1-14
    Example: The page says what it will do
      When Nora opens the link that confirms her e-mail
      Then the reader is asked whether to use the link
      And Nora is told "Press the button to confirm that our email to this address reaches you. It works only while you are signed in to the account; if you are not, we will ask you to sign in first. If you did not create an account, just close this page."
      And no link has been used

    @J1-14
    Example: She says yes
      Given Nora has opened the link that confirms her e-mail
      When Nora says yes to it
      Then the link has done what it is for
      And Nora is told "Your email address is confirmed."

    @J1-14
    Example: Nothing of the link stays in the address bar
      When Nora opens the link that confirms her e-mail
      Then the reader is asked whether to use the link
      And nothing of the link is left in Nora's address bar

    @J1-14
    Example: The connection is lost, and nothing with it
      Given Nora has opened the link that confirms her e-mail
      And the firm's answer about the link is slow to come
      And Nora has said yes to it
      When the firm's answer about the link is lost
      Then the link could not be used, and can be tried again
      And Nora is told "Nothing is lost: please press the button again."

  Rule: A link confirms an e-mail only for someone who is signed in to its account

    @J1-14
    Example: Nora is not signed in where she reads her mail, and signs in first
      Given Nora has signed out
      And Nora has opened the link that confirms her e-mail
      And Nora has said yes to it
      And the link needs a sign-in to its account
      When Nora goes on from there to sign in with the password "birch by the lake"
      Then the link has done what it is for
      And Nora is told "Your email address is confirmed."

    @J1-14
    Example: Ben reads the mail, and has no account
      Given Ben has opened the link in Nora's mail that confirms an e-mail
      When Ben says yes to it
      Then the link needs a sign-in to its account
      And Ben is told "Please sign in first."

    @J1-14
    Example: Ada reads the mail, and has an account of her own
      Given "Ada Moss" has an account
      And Ada has signed in
      And Ada has opened the link in Nora's mail that confirms an e-mail
      When Ada says yes to it
      Then the link is for another account than the one that is signed in
      And Ada is told "You are signed in to another account."

  Rule: Saying yes once more after a lost answer brings the answer to the first time

    @J1-14 @C8-03
    Example: The e-mail was confirmed
      Given Nora has opened the link that confirms her e-mail
      And the firm's answer about the link is slow to come
      And Nora has said yes to it
      And the firm has done it, and its answer about the link is lost
      When Nora says yes to it
      Then the link has done what it is for
      And Nora is told "Your email address is confirmed."

    @J1-18 @C8-03
    Example: The change was taken back, and the session has ended with it
      Given Nora has opened the link that takes a change of her e-mail back
      And the firm's answer about the link is slow to come
      And Nora has said yes to it
      And the firm has done it, and its answer about the link is lost
      When Nora says yes to it
      Then the link has done what it is for
      And the site does not know who Nora is

  Rule: A used link and one that has run out are told apart

    @J1-14
    Example: It was used before
      Given Nora has used the link that confirms her e-mail
      And Nora has opened the link that confirms her e-mail
      When Nora says yes to it
      Then the link was used before
      And Nora is told "The address was confirmed then. There is nothing more to do."

    @J1-14
    Example: It has run out
      Given 8 days have passed since the mail
      And Nora has opened the link that confirms her e-mail
      When Nora says yes to it
      Then the link has run out
      And Nora is told "This link has expired."

    @J1-14
    Example: It was cut off on its way
      Given Nora opens a link that was cut off
      When Nora says yes to it
      Then the link is not known
      And Nora is told "We do not recognize this link."

    @J1-14
    Example: Its end is missing
      When Nora opens a link without its end
      Then the address holds no link
      And no link has been used

    @screen @J1-14
    Example: A visitor who listens to the page is told at once
      Given Nora has used the link that confirms her e-mail
      And Nora has opened the link that confirms her e-mail
      When Nora says yes to it
      Then what Nora is told of the link has the focus

  Rule: A change of the e-mail can be taken back from the address that was confirmed before, which ends the sessions

    Background:
      Given Nora has used the link that confirms her e-mail
      And Nora has given her account the e-mail "nora@birch.example"

    @J1-18
    Example: The page says what goes with it
      When Nora opens the link that takes the change back
      Then Nora is told "When you press the button, your account goes back to the email address we sent this link to, and everyone who is signed in to it is signed out. Anything added to the account since the change is deleted, and applications submitted since then are withdrawn."

    @J1-18
    Example: The sessions have ended
      Given Nora has opened the link that takes the change back
      When Nora says yes to it
      Then the link has done what it is for
      And Nora is told "Your account has its former email address back."
      And the site does not know who Nora is

    @J1-18
    Example: The password that made the change opens nothing any more
      Given Nora has used the link that takes the change back
      And Nora is about to sign in
      When Nora gives her e-mail and the password "birch by the lake"
      Then the visitor is not let in

    @screen @J1-18
    Example: She is led to a new password
      Given Nora has opened the link that takes the change back
      When Nora says yes to it
      Then Nora is led on to "Forgot Password"
