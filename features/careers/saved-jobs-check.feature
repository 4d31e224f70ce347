Feature: Checking saved jobs at a firm with very many jobs
  Where not all open jobs are sent to a visitor, the site is asked which of the saved ones are open: not with each job that
  she saves, but when she pauses.

  Background:
    Given the firm has these open jobs
      | id | title          | city      | state    |
      | C1 | Cost Analyst   | Arlington | Virginia |
      | D1 | Data Scientist | Dayton    | Ohio     |
    And the firm also has 600 open jobs named "Estimator 1" to "Estimator 600" in "Dayton, Ohio"
    And Ada looks for jobs to save while no time passes

  Rule: The site is asked a second after the last job was saved

    @J3-35
    Example: She has just saved a job
      When Ada saves "Cost Analyst"
      Then the saved jobs rest before the site is asked which are open

    @J3-35
    Example: She pauses
      Given Ada has saved "Cost Analyst" here
      And Ada has saved "Data Scientist" here
      And the site is slow to say which saved jobs are open
      When Ada's saved jobs have rested for 1 second
      Then the site is asked which saved jobs are open

    @J3-35
    Example: The site has answered
      Given Ada has saved "Cost Analyst" here
      And the site is slow to say which saved jobs are open
      And Ada's saved jobs have rested for 1 second
      When the site has said which saved jobs are open
      Then nobody needs to know anew which saved jobs are open
