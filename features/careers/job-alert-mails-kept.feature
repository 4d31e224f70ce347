Feature: Job alerts that are kept
  Somebody who has had job alerts for a year may have forgotten them: she is asked whether she wants to keep them, and loses none by
  not answering.

  Background:
    Given the firm has these open jobs
      | title        | category title | city   | state |
      | Cost Analyst | Cost           | Dayton | Ohio  |
    And Ada gets job alerts for jobs like "Cost Analyst" at ada@engine.example

  Rule: After a year a visitor is asked once whether to keep her job alerts, and keeps them without an answer

    @J1-12
    Example: A day before the year is over
      When the hour for job alerts comes after 364 days
      Then nothing has been mailed to ada@engine.example

    @J1-12
    Example: A year with no new jobs
      When the hour for job alerts comes after a year
      Then the e-mail to ada@engine.example is about "Keep your job alerts from Tamarack Research, Inc.?"
      And the e-mail to "ada@engine.example" says "Do nothing to keep them."
      And the e-mail to "ada@engine.example" says "See or end your job alerts"

    @J1-12
    Example: The day after, she is not asked again
      Given the hour for job alerts comes after a year
      When the hour for job alerts comes
      Then the e-mail to ada@engine.example is about "Keep your job alerts from Tamarack Research, Inc.?"

    @J1-12
    Example: She does not answer, and still learns of new jobs
      Given the hour for job alerts comes after a year
      And the firm opens these jobs
        | title          | category title | city  | state |
        | Cost Estimator | Cost           | Ogden | Utah  |
      When the hour for job alerts comes
      Then the e-mails to ada@engine.example are about "Keep your job alerts from Tamarack Research, Inc.?" and "Cost Estimator in Ogden"

    @J1-12
    Example: She does not answer for another year, and still has them
      Given the hour for job alerts comes after a year
      And the hour for job alerts comes after a year
      When Ada follows the link in her e-mail
      Then Ada's job alerts are "Cost Analyst"
