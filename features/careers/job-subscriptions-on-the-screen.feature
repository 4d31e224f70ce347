Feature: Ending job alerts on the screen
  What a reader of job alerts can rely on with her mouse, her keyboard, and her mail program.

  Background:
    Given the firm has these open jobs
      | id | title             | city      | state      |
      | 2  | Cost Analyst      | Dayton    | Ohio       |
      | 4  | Data Scientist    | Arlington | Virginia   |
      | 6  | Software Engineer | Seaside   | California |
    And Ada gets job alerts like "Cost Analyst", "Data Scientist" at ada@engine.example

  Rule: A mail program can end the job alerts by itself

    @screen @J1-12 @J2.7-10
    Example: It ends them all, even when it asks twice
      Given Ada has followed the link of her mail
      When the mail program of Ada ends all
      And the mail program of Ada ends all
      And Ada follows the link of her mail
      Then there are no job alerts

  Rule: A row leads to what it is about; ending its job alert does not

    @screen @J2.7-07
    Example: The row for a job opens the job
      Given Ada has followed the link of her mail
      When Ada opens the row of "Data Scientist"
      Then Ada is led from her job alerts to "/careers/job/4"

    @screen @J2.7-07
    Example: The row for a search opens current opportunities
      Given Ada gets job alerts for the search "search=analyst" at ada@engine.example
      And Ada has followed the link of her mail
      When Ada opens the row of "Jobs for “analyst”"
      Then Ada is led from her job alerts to "/careers/open"

    @screen @J2.7-05 @J2.7-08
    Example: A visitor who ends a job alert stays on the page
      Given Ada has followed the link of her mail
      When Ada ends the alerts like "Data Scientist"
      Then the job alerts of Ada are "Cost Analyst"
      And Ada is still on the page of her job alerts

  Rule: The keyboard goes on where a row was removed

    @screen @J2.7-06
    Example: The focus moves on to the next row, ready to end its job alert
      Given Ada has followed the link of her mail
      When Ada ends the alerts like "Cost Analyst"
      Then the keyboard of Ada stands at "Unsubscribe from Data Scientist"

    @screen @J2.7-10
    Example: With none left, the focus moves to the title
      Given Ada has followed the link of her mail
      When Ada ends all her job alerts
      Then the keyboard of Ada stands at "Manage Job Posting Subscriptions"
      And the page offers no end of all
