Feature: Checking saved jobs at a firm with very many jobs
  Where there are too many open jobs to send them all to a visitor, the site is asked which of her saved jobs are open: not
  each time she saves one, but when she pauses.

  Background:
    Given the firm has these open jobs
      | id | title          | city      | state    |
      | C1 | Cost Analyst   | Arlington | Virginia |
      | D1 | Data Scientist | Dayton    | Ohio     |
    And the firm also has 600 open jobs named "Estimator 1" to "Estimator 600" in "Dayton, Ohio"
    And Ada looks for jobs to save with the clock stopped

  @J3-35
  Rule: Saved jobs are checked one second after the last change

    Example: She has just saved a job
      When Ada saves "Cost Analyst"
      Then the check is put off until the saved jobs stop changing

    Example: She goes on saving jobs
      Given Ada has saved "Cost Analyst" here
      And Ada has saved no more jobs for 0.5 seconds
      And Ada has saved "Data Scientist" here
      When Ada saves no more jobs for 0.5 seconds
      Then the check is put off until the saved jobs stop changing

    Example: She pauses
      Given Ada has saved "Cost Analyst" here
      And Ada has saved "Data Scientist" here
      And the site is slow to check saved jobs
      When Ada saves no more jobs for 1 second
      Then the saved jobs are being checked

    Example: The site has answered
      Given Ada has saved "Cost Analyst" here
      And the site is slow to check saved jobs
      And Ada has saved no more jobs for 1 second
      When the site has checked the saved jobs
      Then no saved job has to be checked
