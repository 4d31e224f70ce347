Feature: Leaving a form that is not saved yet
  What an applicant writes is saved within seconds, and waits on her device until it is. She is asked only before she does
  something by which it would be lost.

  Background:
    Given the firm has these open jobs
      | id | title        | city   | state |
      | 2  | Cost Analyst | Dayton | Ohio  |
    And the firm has lists to choose from in its form
    And "Ada Moss" has an account
    And Ada is on the site
    And Ada has signed in to stay signed in

  @J2.1-23 @C2.4-15
  Rule: A page is not left without a question while it has not saved what stands nowhere else

    Example: Equal-opportunity answers are on their way
      Given Ada has come to "Equal opportunity" of her form for "Cost Analyst"
      And what is written in the form is held up on its way
      And Ada has written "Female" as her "Gender"
      When Ada follows a link to the home page
      Then the visitor is asked whether to leave the page

    Example: She asks for her application by a link that names no job
      Given Ada has come to "Equal opportunity" of her form for "Cost Analyst"
      And what is written in the form is held up on its way
      And Ada has written "Female" as her "Gender"
      When Ada follows a link to an application for no job
      Then the visitor is asked whether to leave the page

    Example: They are with the firm
      Given Ada has come to "Equal opportunity" of her form for "Cost Analyst"
      And Ada has written "Female" as her "Gender"
      When Ada follows a link to the home page
      Then Ada is on the home page

    Example: The device keeps what is on its way
      Given Ada has come to "Contact details" of her form for "Cost Analyst"
      And what is written in the form is held up on its way
      And Ada has written "Alder" as her "Last Name"
      And Ada has gone on from "Last Name"
      When Ada follows a link to the home page
      Then Ada is on the home page

    Example: She has looked at her files meanwhile
      Given Ada has come to "Equal opportunity" of her form for "Cost Analyst"
      And what is written in the form is held up on its way
      And Ada has written "Female" as her "Gender"
      And Ada has looked at her files
      When Ada follows a link to the home page
      Then the visitor is asked whether to leave the page

  @J2.1-23 @C2.4-15
  Rule: Nobody signs out of what has not reached the firm without a question

    Background:
      Given Ada has come to "Contact details" of her form for "Cost Analyst"
      And what is written in the form is held up on its way
      And Ada has written "Alder" as her "Last Name"
      And Ada has gone on from "Last Name"

    Example: She is asked
      When Ada wants to sign out
      Then the visitor is asked whether to leave the page
      And Ada's device keeps "Alder" of her form

    Example: She stays
      Given Ada has wanted to sign out
      When Ada answers "No"
      Then Ada's form reads "Alder" as her "Last Name"
      And the page can be left

    Example: She gives it up
      Given Ada has wanted to sign out
      When Ada answers "Yes"
      Then Ada's device keeps nothing of her form

  Rule: What has not reached the firm is forgotten when its writer signs out, and is there for her after somebody else was signed in

    Background:
      Given Ada has come to "Contact details" of her form for "Cost Analyst"
      And Ada has written "Alder" as her "Last Name"
      And Ada's device keeps "Alder" of her form

    @C4.1-05.b
    Example: She signs out in another tab
      When Ada signs out in another tab
      Then Ada is on the page "/account-login?redirect=%2Faccount-management%2Fapplication%3FjobPostingID%3D2%26section%3Dcontact"
      And Ada's device keeps nothing of her form

    @C6-11 @J2.1-23
    Example: Her session ends, somebody else signs in there, and she comes back
      Given "Ben Birch" has an account
      And the site has ended Ada's session
      And Ben has signed in in another tab of Ada's browser while hers slept
      And Ada signs in in another tab
      When Ada comes to "Contact details" of her form for "Cost Analyst"
      Then Ada's form reads "Alder" as her "Last Name"
