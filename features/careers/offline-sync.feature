Feature: Offline sync
  Job seekers who save one job after the other are not slowed down by it: their device fetches the pages of saved jobs when
  they pause, in one tab.

  Background:
    Given the firm has these open jobs
      | id | title          | city      | state    |
      | 2  | Cost Analyst   | Dayton    | Ohio     |
      | 4  | Data Scientist | Arlington | Virginia |
    And Ada's browser keeps pages for the time without a connection
    And Ada is looking at current opportunities while no time passes

  Rule: The pages of saved jobs are fetched two seconds after the last change

    @J1-08
    Example: She has just saved a job
      When Ada saves "Cost Analyst"
      Then the saved jobs come to rest before their pages are kept

    @J1-08
    Example: She goes on saving jobs
      Given Ada has saved "Cost Analyst" here
      And Ada's saved jobs have rested for 1 second
      And Ada has saved "Data Scientist" here
      When Ada's saved jobs rest for 1 second
      Then the saved jobs come to rest before their pages are kept

    @J1-08
    Example: She pauses
      Given Ada has saved "Cost Analyst" here
      And Ada has saved "Data Scientist" here
      When Ada's saved jobs rest for 2 seconds
      Then the device keeps what is saved, as far as it can
      And Ada's device keeps only the pages of "Cost Analyst" and "Data Scientist"

  Rule: A tab waits until another tab has kept its pages

    @J1-08
    Example: The other tab is not done
      Given another tab of Ada's is keeping pages
      And Ada has saved "Cost Analyst" here
      When Ada's saved jobs rest for 2 seconds
      Then the device is made to keep what is saved
      And Ada's device keeps no page

    @J1-08
    Example: The other tab has finished
      Given another tab of Ada's is keeping pages
      And Ada has saved "Cost Analyst" here
      And Ada's saved jobs have rested for 2 seconds
      When the other tab of Ada's has kept its pages
      Then the device keeps what is saved, as far as it can
      And Ada's device keeps only the pages of "Cost Analyst"
