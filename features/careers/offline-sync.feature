Feature: Offline sync
  Job seekers who save one job after another are not slowed down by it: their device fetches the pages of saved jobs when
  they pause, and only one tab does so at a time.

  Background:
    Given the firm has these open jobs
      | id | title          | city      | state    |
      | 2  | Cost Analyst   | Dayton    | Ohio     |
      | 4  | Data Scientist | Arlington | Virginia |
    And Ada's browser keeps pages for when there is no connection
    And Ada is looking at current opportunities with the clock stopped

  @J1-08
  Rule: The pages of saved jobs are fetched two seconds after the last change

    Example: She has just saved a job
      When Ada saves "Cost Analyst"
      Then pages are not kept until the saved jobs stop changing

    Example: She goes on saving jobs
      Given Ada has saved "Cost Analyst" here
      And Ada has saved no more jobs for 1 second
      And Ada has saved "Data Scientist" here
      When Ada saves no more jobs for 1 second
      Then pages are not kept until the saved jobs stop changing

    Example: She pauses
      Given Ada has saved "Cost Analyst" here
      And Ada has saved "Data Scientist" here
      When Ada saves no more jobs for 2 seconds
      Then the device is up to date with the saved jobs
      And Ada's device keeps only the pages of "Cost Analyst" and "Data Scientist"

  Rule: A tab takes its turn when another tab has finished keeping pages

    @J1-08
    Example: The other tab has not finished
      Given another of Ada's tabs is keeping the page of "Data Scientist"
      And Ada has saved "Cost Analyst" here
      When Ada saves no more jobs for 2 seconds
      Then the device is being brought up to date with the saved jobs
      And Ada's device does not keep the page of "Cost Analyst" yet

    @J1-08
    Example: The other tab has finished
      Given another of Ada's tabs is keeping the page of "Data Scientist"
      And Ada has saved "Cost Analyst" here
      And Ada has saved no more jobs for 2 seconds
      When Ada's other tab has finished
      Then the device is up to date with the saved jobs
      And Ada's device keeps only the pages of "Cost Analyst" and "Data Scientist"
