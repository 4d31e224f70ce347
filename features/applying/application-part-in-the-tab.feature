Feature: A form on a computer that others use
  An applicant who does not stay signed in leaves her address and her employers in no browser that somebody else opens next.
  Until the firm has what she wrote it waits in her tab.

  Background:
    Given the firm has these open jobs
      | id | title        | city   | state |
      | 2  | Cost Analyst | Dayton | Ohio  |
    And the firm has lists to choose from in its form
    And "Ada Moss" has an account
    And Ada is on the site
    And Ada has signed in
    And Ada has come to "Contact details" of her form for "Cost Analyst"
    And what is written in the form is held up on its way
    And Ada has written "Alder" as her "Last Name"

  @J2.1-23
  Rule: What has not reached the firm goes with the tab of an applicant who does not stay signed in

    Example: The next visitor opens the browser
      When Ada has gone on from "Last Name"
      Then Ada's device keeps nothing of her form

  @J2.1-23 @C2.4-15
  Rule: An applicant who does not stay signed in is asked before she leaves a form that is not saved

    Example: She follows a link
      Given Ada has gone on from "Last Name"
      When Ada follows a link to the home page
      Then the visitor is asked whether to leave the page
