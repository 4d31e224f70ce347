Feature: Withdrawing, and what comes between
  An applicant who is asked whether to withdraw may turn away without an answer. Then her application stays as it was, and whoever
  comes next reads nothing of it.

  Background:
    Given the firm has these open jobs
      | id | title        | city   | state |
      | 2  | Cost Analyst | Dayton | Ohio  |
    And "Ada Moss" has an account
    And Ada has applied for "Cost Analyst"
    And Ada has arrived at "/home"
    And Ada has signed in to stay signed in
    And Ada has looked at her applications

  @J2.9-34.b
  Rule: Whoever turns away from the question withdraws nothing

    Background:
      Given Ada wants to withdraw "Cost Analyst"

    Example: She goes back to where she came from
      When Ada goes back
      Then Ada has one application that is submitted

    Example: She signs out in another tab
      When Ada signs out in another tab
      Then Ada is on the page "/account-login?redirect=%2Faccount-management"
      And Ada has one application that is submitted

    Example: The session ends
      Given the site has ended Ada's session
      When Ada reads on in another tab
      Then Ada is on the page "/account-login?redirect=%2Faccount-management"
      And Ada has one application that is submitted

    Example: Somebody else signs in there
      Given "Ben Birch" has an account
      And Ben has begun to apply for "Cost Analyst"
      When Ben signs in in another tab of Ada's browser while hers sleeps
      Then Ada finds these applications
        | part      | job          | state             |
        | To finish | Cost Analyst | Not submitted yet |
      And Ada has one application that is submitted

  @C6-11
  Rule: Somebody else who signs in in another tab reads her own applications

    Example: Ben has begun to apply
      Given "Ben Birch" has an account
      And Ben has begun to apply for "Cost Analyst"
      When Ben signs in in another tab of Ada's browser while hers sleeps
      Then Ada finds these applications
        | part      | job          | state             |
        | To finish | Cost Analyst | Not submitted yet |
