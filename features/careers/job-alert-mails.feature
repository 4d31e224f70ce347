Feature: Job alert e-mails
  Anyone who has signed up for job alerts need not keep looking: new jobs that are wanted come by e-mail, once a day at
  most and no job twice. On a day with nothing new, no e-mail comes.

  Background:
    Given the firm has these open jobs
      | title        | category title | city   | state |
      | Cost Analyst | Cost           | Dayton | Ohio  |
    And Ada gets job alerts for jobs like "Cost Analyst" at ada@engine.example

  Rule: New jobs like the one that was asked for come in one e-mail a day

    @J1-10
    Example: A job like it opens
      Given the firm opens these jobs
        | title          | category title | city  | state |
        | Cost Estimator | Cost           | Ogden | Utah  |
      When the hour for job alerts comes
      Then the e-mail to ada@engine.example is about "Cost Estimator in Ogden"
      And the e-mail to "ada@engine.example" says "job alerts: jobs like Cost Analyst"

    @J1-10
    Example: Three open on one day, two at first and one later
      Given the firm opens these jobs
        | title          | category title | city  | state | changed days ago |
        | Cost Estimator | Cost           | Ogden | Utah  | 2                |
        | Cost Modeler   | Cost           | Ogden | Utah  | 3                |
      And the firm opens these jobs
        | title           | category title | city      | state    | changed days ago |
        | Cost Researcher | Cost           | Arlington | Virginia | 1                |
      When the hour for job alerts comes
      Then the e-mail to ada@engine.example is about "Cost Researcher in Arlington and 2 more"

    @J1-10
    Example: The next day brings what is new since then, and nothing twice
      Given the firm opens these jobs
        | title          | category title | city  | state |
        | Cost Estimator | Cost           | Ogden | Utah  |
      And the hour for job alerts comes
      And the firm opens these jobs
        | title        | category title | city  | state |
        | Cost Modeler | Cost           | Ogden | Utah  |
      When the hour for job alerts comes
      Then the e-mails to ada@engine.example are about "Cost Estimator in Ogden" and "Cost Modeler in Ogden"

    @J1-10 @J7-29
    Example: Other work opens on the same day
      Given the firm opens these jobs
        | title          | category title | city   | state |
        | Cost Estimator | Cost           | Ogden  | Utah  |
        | Data Scientist | Data           | Dayton | Ohio  |
      When the hour for job alerts comes
      Then the e-mail to ada@engine.example is about "Cost Estimator in Ogden"

    @J1-10
    Example: One of two has closed again before the hour
      Given the firm opens these jobs
        | title          | category title | city  | state |
        | Cost Estimator | Cost           | Ogden | Utah  |
        | Cost Modeler   | Cost           | Ogden | Utah  |
      And the firm takes "Cost Modeler" down
      When the hour for job alerts comes
      Then the e-mail to ada@engine.example is about "Cost Estimator in Ogden"

    @J1-10
    Example: One of two has closed again after another visitor had seen it
      Given the firm opens these jobs
        | title          | category title | city  | state |
        | Cost Estimator | Cost           | Ogden | Utah  |
        | Cost Modeler   | Cost           | Ogden | Utah  |
      And Ben is looking at current opportunities
      And the firm takes "Cost Modeler" down
      When the hour for job alerts comes
      Then the e-mail to ada@engine.example is about "Cost Estimator in Ogden"

  Rule: On a day with nothing new, no e-mail comes

    @J1-10
    Example: Yesterday's job is still open
      Given the firm opens these jobs
        | title          | category title | city  | state |
        | Cost Estimator | Cost           | Ogden | Utah  |
      And the hour for job alerts comes
      When the hour for job alerts comes
      Then the e-mail to ada@engine.example is about "Cost Estimator in Ogden"

    @J1-10
    Example: No job has opened yet
      When the hour for job alerts comes
      Then nothing has been mailed to ada@engine.example

  Rule: A visitor whose job alert is for a search hears about the jobs it finds

    @J1-11
    Example: Ben looks for jobs in Utah
      Given Ben gets job alerts for the search "state=utah" at ben@engine.example
      And the firm opens these jobs
        | title          | category title | city   | state |
        | Data Scientist | Data           | Ogden  | Utah  |
        | Data Engineer  | Data           | Dayton | Ohio  |
      When the hour for job alerts comes
      Then the e-mail to ben@engine.example is about "Data Scientist in Ogden"
      And nothing has been mailed to ada@engine.example

    @J1-10 @J1-11
    Example: A job that two of Ada's job alerts find comes once
      Given Ada gets job alerts for the search "state=utah" at ada@engine.example
      And the firm opens these jobs
        | title          | category title | city  | state |
        | Cost Estimator | Cost           | Ogden | Utah  |
      When the hour for job alerts comes
      Then the e-mail to ada@engine.example is about "Cost Estimator in Ogden"

  Rule: A visitor who has ended her job alerts hears nothing more

    @J1-12
    Example: Ada has ended all of hers
      Given Ada has followed the link in her e-mail
      And Ada has ended all her job alerts
      And there are no job alerts
      And the firm opens these jobs
        | title          | category title | city  | state |
        | Cost Estimator | Cost           | Ogden | Utah  |
      When the hour for job alerts comes
      Then nothing has been mailed to ada@engine.example

    @J1-12
    Example: Ben, who has not, still hears about new jobs
      Given Ben gets job alerts for jobs like "Cost Analyst" at ben@engine.example
      And Ada has followed the link in her e-mail
      And Ada has ended all her job alerts
      And the firm opens these jobs
        | title          | category title | city  | state |
        | Cost Estimator | Cost           | Ogden | Utah  |
      When the hour for job alerts comes
      Then the e-mail to ben@engine.example is about "Cost Estimator in Ogden"
      And nothing has been mailed to ada@engine.example
