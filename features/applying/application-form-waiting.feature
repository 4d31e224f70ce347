Feature: A form that is held back for its files, and what comes between
  A form is held back while its files are checked. An applicant who leaves it meanwhile finds it again as she wrote it, and submits it
  when she wants to.

  Background:
    Given the firm has these open jobs
      | id | title           | city   | state |
      | 2  | Software Tester | Dayton | Ohio  |
    And the firm has lists to choose from in its form
    And "Ada Moss" has an account
    And Ada has arrived at "/home"
    And Ada has signed in to stay signed in
    And Ada has filled in the form for "Software Tester" elsewhere
    And the firm is still checking the files
    And Ada has gone to the form for "Software Tester"
    And Ada has submitted her form

  @J2.9-34.c
  Rule: A form that is left while its files are checked stays a draft, and can be submitted later

    Example: She is asked to stay
      Then the form is submitted once its files have been checked
      And Ada is told "We are checking your files for anything harmful. Please stay on this page: if the check takes two minutes or less, your application will be submitted automatically."

    Example: She goes to another page, and submits it later
      Given Ada has followed a link to the home page
      And the firm has checked the files
      And Ada has gone to the form for "Software Tester"
      When Ada submits her form
      Then the form is submitted, and the applicant is thanked
      And Ada has one application that is submitted

    Example: She signs out
      Given Ada has wanted to sign out
      And Ada is on the page "/home"
      When the firm has checked the files
      Then Ada has one draft

    Example: She signs out in another tab
      Given Ada has signed out in another tab
      And the site does not know who Ada is
      When the firm has checked the files
      Then Ada has one draft

    Example: The session ends
      Given the site has ended Ada's session
      And Ada reads on in another tab
      And the site does not know who Ada is
      When the firm has checked the files
      Then Ada has one draft

    @C6-11
    Example: Somebody else signs in there
      Given "Ben Birch" has an account
      And Ben has signed in in another tab of Ada's browser while hers slept
      And Ada is known as "Ben Birch"
      When the firm has checked the files
      Then Ada has one draft
      And Ben has no application
