Feature: Links in the mails, and what comes between
  Somebody signs out or in while a reader is asked whether to use a link. It then does no more than the one who is signed in may
  have it do, and is as good as before.

  Background:
    Given Nora is about to create an account
    And Nora has asked for an account to stay signed in
    And Nora is on the page "/account-management"

  @J1-14
  Rule: A link can be used later as long as its reader has not said yes

    Example: She goes to another page, and opens it again
      Given Nora has opened the link that confirms her e-mail
      And Nora has followed a link to the home page
      And Nora has opened the link that confirms her e-mail
      When Nora says yes to it
      Then the link has done what it is for

  @J1-14
  Rule: A link that was used in another tab is not used once more

    Example: She says yes in one tab, and then in the other
      Given Nora has opened the link that confirms her e-mail
      And Nora has used the link that confirms her e-mail in another tab
      When Nora says yes to it
      Then the link was used before

  @J1-14
  Rule: What counts is who is signed in when the reader says yes

    Background:
      Given Nora has opened the link that confirms her e-mail

    Example: She signs out in another tab
      Given Nora has signed out in another tab
      When Nora says yes to it
      Then the link needs a sign-in to its account

    Example: She signs out, and opens it again
      Given Nora has signed out
      And Nora has opened the link that confirms her e-mail
      When Nora says yes to it
      Then the link needs a sign-in to its account

    Example: The session ends
      Given the site has ended Nora's session
      When Nora says yes to it
      Then the link needs a sign-in to its account

    Example: Somebody else signs in there
      Given "Ben Birch" has an account
      And Ben has signed in in another tab of Nora's browser while hers slept
      When Nora says yes to it
      Then the link is for another account than the one that is signed in
