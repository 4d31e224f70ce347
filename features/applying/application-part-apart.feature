Feature: What an applicant tells about herself is kept apart
  Answers about equal opportunity are for the statistics of the firm alone. They stand on no device that others may use.

  Background:
    Given the firm has these open jobs
      | id | title        | city   | state |
      | 2  | Cost Analyst | Dayton | Ohio  |
    And the firm has lists to choose from in its form
    And "Ada Moss" has an account
    And Ada is on the site
    And Ada has signed in to stay signed in

  @J2.1-23
  Rule: Equal-opportunity answers never stand on the device

    Background:
      Given Ada has come to "Equal opportunity" of her form for "Cost Analyst"

    Example: They are with the firm
      When Ada writes "Female" as her "Gender"
      Then the firm keeps what is written
      And Ada's device keeps nothing of her form

    Example: Not while they are on their way
      Given what is written in the form is held up on its way
      When Ada writes "Female" as her "Gender"
      Then what is written is being saved
      And Ada's device keeps nothing of her form

    Example: Not when they got lost, which she is told
      Given what is written in the form is held up on its way
      And Ada has written "Female" as her "Gender"
      When what is written in the form gets lost
      Then it is said of what she wrote: "Please leave this page open until it is saved."
      And Ada's device keeps nothing of her form
