Feature: Applying, and what comes between
  Somebody signs out in another tab, the session ends, or the firm changes the posting while an application is written or on its
  way. Nothing reaches anybody else, and what was submitted arrives.

  Background:
    Given the firm has these open jobs
      | id | title        | city      | state    | summary                  |
      | 2  | Cost Analyst | Arlington | Virginia | You count what is spent. |
    And "Ada Moss" has an account
    And Ada has arrived at "/home"
    And Ada has signed in to stay signed in
    And Ada has begun to apply for "Cost Analyst"
    And Ada has gone to apply for "Cost Analyst"

  @C2.4-15
  Rule: An applicant is asked before she leaves a note, or a file that is on its way

    Example: She has written a note, and goes to another page
      Given Ada has written the note "I can start in May."
      When Ada follows a link to the home page
      Then the visitor is asked whether to leave the page

    Example: She has written a note, and wants to sign out
      Given Ada has written the note "I can start in May."
      When Ada wants to sign out
      Then the visitor is asked whether to leave the page

    Example: A file is on its way, and she goes to another page
      Given the line has become slow
      And Ada has added "resume.txt"
      When Ada follows a link to the home page
      Then the visitor is asked whether to leave the page

    Example: A file is on its way, and she wants to sign out
      Given the line has become slow
      And Ada has added "resume.txt"
      When Ada wants to sign out
      Then the visitor is asked whether to leave the page

  @C4.1-05.b
  Rule: A note outlives a session that ends by itself, and is forgotten when its writer signs out

    Background:
      Given Ada has written the note "I can start in May."

    Example: The session ends while she writes
      Given the site has ended Ada's session
      And Ada reads on in another tab
      And Ada is on the page "/account-login?redirect=%2Faccount-management%2Fapply%2F2"
      And Ada has signed in
      When Ada goes to apply for "Cost Analyst"
      Then Ada's note reads "I can start in May."

    Example: She signs out in another tab while she writes
      Given Ada has signed out in another tab
      And Ada is on the page "/account-login?redirect=%2Faccount-management%2Fapply%2F2"
      And Ada has signed in
      When Ada goes to apply for "Cost Analyst"
      Then Ada's note reads ""

  @J1-19 @C6-11
  Rule: A file whose applicant is not signed in any more reaches nobody

    Background:
      Given the line has become slow
      And Ada has added "resume.txt"

    Example: She signs out in another tab while it is on its way
      Given Ada has signed out in another tab
      When what was on the line goes on
      Then Ada is on the page "/account-login?redirect=%2Faccount-management%2Fapply%2F2"
      And Ada's application holds no file

    Example: Somebody else signs in while it is on its way
      Given "Ben Birch" has an account
      And Ben has signed in in another tab of Ada's browser while hers slept
      When what was on the line goes on
      Then Ada's draft shows no file
      And Ada's application holds no file
      And Ben has no application

  @J1-19
  Rule: What has left before its applicant turned to something else arrives once

    Background:
      Given Ada has added "resume.txt"
      And the firm's answer about her application is slow to come
      And Ada has submitted her application

    Example: She goes to another page meanwhile
      Given Ada has followed a link to the home page
      When the firm's answer about her application arrives
      Then Ada has one application that is submitted
      And Ada has been told once that her application has arrived

    Example: She signs out meanwhile
      Given Ada has wanted to sign out
      When the firm's answer about her application arrives
      Then Ada has one application that is submitted
      And the site does not know who Ada is

  @C4.1-08 @C6-11
  Rule: What is submitted after the session has ended is refused, and stays a draft

    Background:
      Given Ada has added "resume.txt"
      And the firm's answer about her application is slow to come
      And Ada has submitted her application

    Example: Somebody else signs in before it arrives
      Given "Ben Birch" has an account
      And Ben has signed in in another tab of Ada's browser while hers slept
      And Ada is on the page "/account-management/apply/2"
      When the firm's answer about her application arrives
      Then Ada has one draft
      And Ben has no application

    Example: The session ends before it arrives
      Given the site has ended Ada's session
      When the firm's answer about her application arrives
      Then Ada is on the page "/account-login?redirect=%2Faccount-management%2Fapply%2F2"
      And Ada has one draft

  @J1-19 @J2.9-34.a
  Rule: An application is for the job as it stands when it is submitted

    Example: The firm changes the posting while she writes
      Given Ada has added "resume.txt"
      And the firm now says of "Cost Analyst" that "You count what is saved."
      And Ada has submitted her application
      When Ada looks at her applications
      Then the posting of her application for "Cost Analyst" says "You count what is saved."

  @J1-19
  Rule: An application is submitted once, also from two devices

    Example: She has submitted it on another device
      Given Ada has added "resume.txt"
      And Ada applies on another device for "Cost Analyst" with "newer resume.txt"
      When Ada submits her application
      Then the application is submitted, and the applicant is thanked
      And Ada has one application that is submitted
