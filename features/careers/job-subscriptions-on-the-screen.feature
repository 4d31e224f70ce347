Feature: Ending job alerts on the screen
  What a reader of job alerts can rely on with her mouse, her keyboard, and her mail program.

  Background:
    Given the firm has these open jobs
      | id | title             | city      | state      |
      | 2  | Cost Analyst      | Dayton    | Ohio       |
      | 4  | Data Scientist    | Arlington | Virginia   |
      | 6  | Software Engineer | Seaside   | California |
    And Ada gets job alerts for jobs like "Cost Analyst", "Data Scientist" at ada@engine.example

  Rule: A mail program can end the job alerts by itself

    @screen @J1-12 @J2.7-10
    Example: It ends them all, even when it asks twice
      Given Ada has followed the link in her e-mail
      When Ada's mail program ends all her job alerts
      And Ada's mail program ends all her job alerts
      And Ada follows the link in her e-mail
      Then there are no job alerts

  Rule: A row leads to what it is about; ending its job alert does not

    @screen @J2.7-07
    Example: The row for a job opens the job
      Given Ada has followed the link in her e-mail
      When Ada opens the row for "Data Scientist"
      Then Ada is led from her job alerts to "/careers/job/4"

    @screen @J2.7-07
    Example: The row for a search opens current opportunities
      Given Ada gets job alerts for the search "search=analyst" at ada@engine.example
      And Ada has followed the link in her e-mail
      When Ada opens the row for "Jobs for “analyst”"
      Then Ada is led from her job alerts to "/careers/open"

    @screen @J2.7-05 @J2.7-08
    Example: A visitor who ends a job alert stays on the page
      Given Ada has followed the link in her e-mail
      When Ada ends her job alert for jobs like "Data Scientist"
      Then Ada's job alerts are "Cost Analyst"
      And Ada is still on the page of her job alerts

  Rule: The keyboard goes on where a row was removed

    @screen @J2.7-06
    Example: The focus moves on to the next row, ready to end its job alert
      Given Ada has followed the link in her e-mail
      When Ada ends her job alert for jobs like "Cost Analyst"
      Then Ada's keyboard focus is on "Unsubscribe from Data Scientist"

    @screen @J2.7-10
    Example: With none left, the focus moves to the title
      Given Ada has followed the link in her e-mail
      When Ada ends all her job alerts
      Then Ada's keyboard focus is on "Manage Job Posting Subscriptions"
      And the page does not offer to end them all
